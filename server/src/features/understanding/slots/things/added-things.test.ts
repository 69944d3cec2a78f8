import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const home: PartialMove = { moveDetails: 'full-home', propertySize: '2 - 3 Beds' };
const boxes: PartialMove = {
  moveDetails: 'boxes-only',
  inventory: { items: [{ code: 'box-medium', count: 5 }], isComplete: true },
};

describe('a thing that is added in few words', () => {
  it.each([
    ['en', 'oh and a safe', ['safe']],
    ['es', 'y también una mesa de billar', ['pool-table']],
    ['es', 'ah y una mesa de pool', ['pool-table']],
    ['fr', 'on a aussi un spa', ['hot-tub']],
    ['et', 'ja tiibklaver', ['piano-grand']],
    ['ar', 'وعندنا خزنة', ['safe']],
  ])('is taken as told in %s: "%s"', (language, text, specialItems) => {
    const understood = understand(text, { language, move: home });
    expect([understood.intent, valuesOf(understood)]).toEqual(['quote', { specialItems }]);
  });

  it.each([
    ['et', 'ja diivanvoodi', ['5 box-medium', '1 sofa-bed']],
    ['et', 'ja teine pesumasin', ['5 box-medium', '1 washing-machine']],
    ['ms', 'tambah mesin basuh satu lagi', ['5 box-medium', '1 washing-machine']],
    ['ar', 'وكمان بسكليت', ['5 box-medium', '1 bicycle']],
    ['ar', 'كنبة وتخت ولاد', ['5 box-medium', '1 sofa-three', '1 bed-cot']],
  ])('joins the list in %s: "%s"', (language, text, items) => {
    const { slots, intent } = understand(text, { language, move: boxes });
    const now = (slots.inventory?.value.items ?? []).map(({ code, count }) => `${count} ${code}`);
    expect([intent, now]).toEqual(['quote', items]);
  });

  it('is counted behind "y como"', () => {
    const { slots } = understand('una nevera, dos mesas y como 20 cajas', { language: 'es' });
    expect(slots.inventory?.value.items).toContainEqual({ code: 'box-medium', count: 20 });
  });
});

describe('how much of a home goes', () => {
  it.each([
    ['ar', 'شقة غرفتين جميع العفش', 'All furniture and content'],
    ['ar', 'شقة غرفتين كل الفرش', 'All furniture and content'],
    ['ms', 'barang satu rumah penuh', 'All furniture and content'],
    ['fr', 'on prend que la moitié', 'Content plus some furniture'],
    ['es', 'llevamos solo la mitad', 'Content plus some furniture'],
    ['et', 'pool kraami jääb siia', 'Content plus some furniture'],
  ])('is known in everyday words in %s: "%s"', (language, text, size) => {
    const { slots } = understand(text, { language });
    expect(slots.moveSize?.value).toBe(size);
    expect(slots.inventory).toBeUndefined();
  });
});
