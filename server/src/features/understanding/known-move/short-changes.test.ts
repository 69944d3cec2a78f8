import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const home: PartialMove = {
  moveType: 'local',
  originCity: 'Leeds, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'York, United Kingdom',
  destinationCountry: 'GB',
  propertySize: '2 - 3 Beds',
  moveDetails: 'full-home',
  moveMonth: 3,
};
const things: PartialMove['inventory'] = {
  items: [
    { code: 'washing-machine', count: 1 },
    { code: 'bicycle', count: 1 },
  ],
  isComplete: false,
};
const listed: PartialMove = { ...home, inventory: things, specialItems: ['piano-upright'] };
const codesOf = (list: PartialMove['inventory'] | PartialMove['leftOut']) =>
  (Array.isArray(list) ? list : (list?.items ?? [])).map(({ code }) => code);

describe('a thing that comes after all', () => {
  const move: PartialMove = {
    ...home,
    inventory: { items: [{ code: 'bicycle', count: 1 }], isComplete: false },
    leftOut: [{ code: 'washing-machine', count: 1 }],
  };

  it.each([
    ['ar', 'لا الغسالة بناخذها'],
    ['et', 'pesumasin läheb siiski kaasa'],
    ['et', 'pesumasin tuleb ikkagi kaasa'],
  ])('is put back in %s: "%s"', (language, text) => {
    const { slots, takenBack } = understand(text, { language, move });
    expect(codesOf(slots.inventory?.value)).toContain('washing-machine');
    expect(takenBack).toEqual(['leftOut']);
  });

  it('leaves the others where it stays', () => {
    const { slots, takenBack } = understand('الغسالة ما ناخذها', { language: 'ar', move });
    expect([slots.inventory, takenBack]).toEqual([undefined, []]);
  });
});

describe('things that are left out', () => {
  it.each([
    ['ms', 'mesin basuh dengan basikal tak payah bawa', ['washing-machine', 'bicycle']],
    ['et', 'ratast ei vii', ['bicycle']],
    ['fr', 'Vélo : retiré', ['bicycle']],
  ])('are all of the list in %s: "%s"', (language, text, codes) => {
    const { slots, takenBack } = understand(text, { language, move: listed });
    expect(codesOf(slots.leftOut?.value)).toEqual(codes);
    expect(takenBack).not.toContain('moveDetails');
  });

  it.each([
    ['es', '¿y si no llevo la bici?'],
    ['fr', 'et si je prends pas le piano ?'],
    ['ms', 'kalau tak bawa piano?'],
    ['et', 'aga kui klaver jääks maha'],
    ['ar', 'طيب ولو من غير البيانو'],
  ])('are only asked of in %s: "%s"', (language, text) => {
    const understood = understand(text, { language, move: listed });
    expect([understood.intent, valuesOf(understood), understood.takenBack]).toEqual(['costs', {}, []]);
  });
});

describe('a number or an amount that is put right', () => {
  const boxes: PartialMove = {
    ...home,
    propertySize: undefined,
    moveDetails: 'boxes-only',
    inventory: { items: [{ code: 'box-medium', count: 25 }], isComplete: true },
  };

  it.each([
    ['ar', 'لا قولي ٣٥'],
    ['es', 'no, ponle 35'],
    ['fr', 'non, mets 35'],
  ])('counts anew in %s: "%s"', (language, text) => {
    const { inventory } = understand(text, { language, move: boxes }).slots;
    expect(inventory?.value.items).toEqual([{ code: 'box-medium', count: 35 }]);
  });

  it('opens again how much of the home goes', () => {
    const move: PartialMove = { ...home, moveSize: 'All furniture and content' };
    expect(understand('tak jadi semua, separuh je', { language: 'ms', move }).takenBack).toEqual(['moveSize']);
  });
});

describe('packing', () => {
  it('is given to the company', () => {
    expect(valuesOf(understand('خلوا التغليف عليكم', { language: 'ar', move: home }))).toEqual({ packing: true });
  });

  it('is only asked of at the end of a question', () => {
    const { slots } = understand('pinggan mangkuk kena bungkus sendiri ke', { language: 'ms', move: home });
    expect(slots.packing).toBeUndefined();
  });
});

describe('a language that is asked for in few words', () => {
  it.each([
    ['ponlo en español por favor', 'es'],
    ['pero hablad español mejor', 'es'],
    ['mais mettez français svp', 'fr'],
  ])('is "%s"', (text, language) => {
    expect(understand(text).answer).toEqual({ about: 'language', value: language });
  });

  it('is agreed to in Arabic', () => {
    expect(understand('اه نعم').answer).toEqual({ about: 'agreed', value: 'ar' });
  });
});

describe('what is asked of the price', () => {
  it.each([
    ['fr', 'ça coûterait combien environ'],
    ['ar', 'بكم يكلف حوالي'],
  ])('is its amount in %s: "%s"', (language, text) => {
    const move: PartialMove = { moveType: 'local', originCity: home.originCity };
    expect(understand(text, { language, move }).intent).toBe('quote');
  });

  it('is who comes', () => {
    expect(understand('كم واحد راح يجي', { language: 'ar', move: home }).intent).toBe('costs');
  });

  it('is no order behind "what if"', () => {
    expect(understand('et si je prends pas le vélo ?', { language: 'fr', move: listed }).intent).toBe('costs');
  });

  it('is no matter of insurance where goods came broken', () => {
    const { intent } = understand('meja saya rosak semalam!! siapa nak ganti', { language: 'ms' });
    expect(intent).toBe('complaint');
  });
});
