import { expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

it.each([
  ['et', 'Kolin Pariisi tööle, ainult 8 kasti', ['8 box-medium']],
  ['et', 'tulen Tartust tööl olles, 6 kasti ja neli tooli', ['6 box-medium', '4 dining-chair']],
  ['es', 'ahí van 12 cajas y una cama', ['12 box-medium', '1 bed-double']],
])('takes no word for a thing that only its accents tell from it: %s "%s"', (language, text, things) => {
  const { slots } = understand(text, { language });
  const items = (slots.inventory?.value.items ?? []).map(({ code, count }) => `${count} ${code}`);
  expect(items).toEqual(things);
});

it('takes the Estonian "indeed" for no animal', () => {
  expect(valuesOf(understand('tuleme küll, kaks magamistuba', { language: 'et' }))).not.toHaveProperty('pets');
});

it.each([
  ['en', 'boxes only, about 25, and an armchair'],
  ['es', 'solo cajas, unas 20, y una mesa'],
  ['fr', 'que des cartons, une quinzaine, et une table'],
  ['et', 'ainult kastid, umbes 15, ja üks kapp'],
])('is some furniture where a counted piece goes beside the boxes: %s "%s"', (language, text) => {
  expect(understand(text, { language }).slots.moveDetails?.value).toBe('some-furniture');
});

it.each([
  ['es', 'el sofá lo dejo ahí'],
  ['et', 'diivani jätame siia'],
  ['ar', 'الكنبة نتركها هناك'],
])('leaves a thing there: %s "%s"', (language, text) => {
  const move = { moveDetails: 'full-home', propertySize: '2 - 3 Beds' } as const;
  const { slots } = understand(text, { language, move });
  expect(slots.leftOut?.value).toEqual([{ code: 'sofa-three', count: 1 }]);
});
