import { expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

it('counts one bicycle, whose Estonian name ends as a plural does elsewhere', () => {
  const said = valuesOf(understand('ainult 12 kasti ja jalgratas', { language: 'et' }));
  expect(said.inventory).toMatchObject({
    items: [
      { code: 'box-medium', count: 12 },
      { code: 'bicycle', count: 1 },
    ],
  });
});

it('counts one living room behind two bedrooms in one Arabic word', () => {
  expect(valuesOf(understand('شقة غرفتين وصالة', { language: 'ar' })).rooms).toEqual({ bedroom: 2, 'living-room': 1 });
});

it('takes two cars before three bedrooms for no span of bedrooms', () => {
  const said = valuesOf(understand('Dublin to Lisbon, 2 cars, 3 bed house, all, june'));
  expect(said).toMatchObject({ propertySize: '3 Beds - 4 Beds', car: true });
  expect(valuesOf(understand('a 2 to 3 bed house')).propertySize).toBe('2 - 3 Beds');
});

it.each([
  ['en', "she's keeping the cat", false],
  ['en', "we're keeping the cat", true],
  ['es', 'mi ex se queda con el gato', false],
  ['fr', 'elle garde le chien', false],
])('brings no animal that somebody else keeps in %s: "%s"', (language, text, pets) => {
  expect(valuesOf(understand(text, { language })).pets).toBe(pets);
});

it.each([
  ['en', 'and health insurance in Quebec, do we have to wait'],
  ['fr', "et l'assurance maladie au Québec, faut attendre ?"],
  ['es', 'y seguro médico en Canadá'],
])('insures nothing where another insurance is meant in %s: "%s"', (language, text) => {
  expect(valuesOf(understand(text, { language })).insurance).toBeUndefined();
});

it('notes no verb behind what was forgotten', () => {
  const said = valuesOf(understand('نسيت أقول عندي قطة', { language: 'ar' }));
  expect([said.pets, said.notes]).toEqual([true, undefined]);
});
