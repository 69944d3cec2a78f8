import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const home: PartialMove = { moveDetails: 'full-home', propertySize: '2 - 3 Beds' };
const values = (text: string, language = 'en', move: PartialMove = home) =>
  valuesOf(understand(text, { language, move })) as {
    inventory?: { items: { code: string; count: number }[] };
  } & Record<string, unknown>;
const codes = (text: string, language = 'en', move = home) =>
  (values(text, language, move).inventory?.items ?? []).map(({ code, count }) => `${count} ${code}`);

describe('things by their makes and in lists', () => {
  it.each([
    ['en', 'also my Ikea Malm desk', ['1 desk-small']],
    ['en', 'and my Bosch washing machine', ['1 washing-machine']],
    ['en', 'plus a La-Z-Boy', ['1 armchair']],
    ['en', 'and a Brompton', ['1 bicycle']],
    ['et', 'jalgratas ja Miele pesumasin tulevad ka kaasa', ['1 bicycle', '1 washing-machine']],
    ['et', 'diivan ja külmkapp ka', ['1 sofa-three', '1 fridge-freezer']],
    ['ms', 'kotak 20 biji dan basikal 2 buah', ['20 box-medium', '2 bicycle']],
  ])('are counted in %s: "%s"', (language, text, items) => {
    expect(codes(text, language)).toEqual(items);
  });

  it('are boxes only where Malay says so after them', () => {
    const said = values('kotak je 20 biji dengan basikal', 'ms', {});
    expect(said.moveDetails).toBe('boxes-only');
    expect(codes('kotak je 20 biji dengan basikal', 'ms', {})).toEqual(['20 box-medium', '1 bicycle']);
  });

  it.each(['ada motor Honda', 'saya ada motor Yamaha', 'motor saya ikut sekali'])(
    'are a motorbike, and no car, in Malay: "%s"',
    (text) => {
      expect(values(text, 'ms')).toMatchObject({ specialItems: ['motorbike'] });
      expect(values(text, 'ms').car).toBeUndefined();
    },
  );
});

describe('a thing that is taken away again', () => {
  const inventory = {
    items: [
      { code: 'dishwasher' as const, count: 1 },
      { code: 'sofa-three' as const, count: 1 },
    ],
    isComplete: false,
  };

  it.each([
    ['en', 'take the dishwasher away again'],
    ['en', 'take the dishwasher back out'],
    ['en', 'scratch the dishwasher'],
    ['en', 'lose the dishwasher'],
    ['en', 'cross the dishwasher off'],
    ['es', 'quita otra vez el lavavajillas'],
    ['fr', 'enlevez le lave-vaisselle'],
    ['ms', 'keluarkan mesin basuh pinggan'],
    ['et', 'võta nõudepesumasin maha'],
    ['ar', 'شيل غسالة الصحون'],
  ])('leaves the list in %s: "%s"', (language, text) => {
    expect(codes(text, language, { ...home, inventory })).toEqual(['1 sofa-three']);
  });
});

describe('what was dropped', () => {
  it.each([
    ['es', 'julio, pero igual agosto'],
    ['en', 'June but maybe July'],
    ['fr', 'en mai mais peut-être juin'],
    ['ms', 'bulan Mei, tapi mungkin Jun'],
    ['et', 'juunis, aga võib-olla juulis'],
    ['ar', 'في مايو بس ممكن يونيو'],
  ])('keeps both months in %s: "%s"', (language, text) => {
    expect(values(text, language).notes).toEqual([text]);
  });

  it.each([
    ['en', '3rd floor no lift here, over there it is a house'],
    ['fr', "3e étage sans ascenseur ici, là-bas c'est une maison"],
    ['es', 'tercer piso sin ascensor aquí, allí es una casa'],
    ['ms', 'sini tingkat 3 tanpa lif, sana rumah teres'],
  ])('has the house at the other end on the ground in %s: "%s"', (language, text) => {
    expect(values(text, language).access).toEqual({
      origin: { floor: 3, lift: false, carryM: 0 },
      destination: { floor: 0, lift: false, carryM: 0 },
    });
  });

  it.each(['is there a house tax', 'no house there yet'])('has no floor for "%s"', (text) => {
    expect(values(text).access).toBeUndefined();
  });
});
