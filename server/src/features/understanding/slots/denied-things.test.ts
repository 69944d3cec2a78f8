import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move: PartialMove = {
  originCity: 'Bristol, United Kingdom',
  destinationCity: 'Lyon, France',
  pets: true,
  car: true,
};
const withPiano: PartialMove = { ...move, specialItems: ['piano-upright'] };

describe('a pet or a car that does not come', () => {
  it.each([
    ['ms', 'saya xde kereta', { car: false }],
    ['ms', 'tak bawak kereta la', { car: false }],
    ['ms', 'takda anjing, takda kereta', { pets: false, car: false }],
    ['ar', 'ما عندي كلاب ولا سيارة', { pets: false, car: false }],
    ['ar', 'معنديش عربية', { car: false }],
    ['ar', 'ماكو حيوانات', { pets: false }],
    ['ar', 'مفيش قطط', { pets: false }],
    ['ar', 'لا كلاب ولا سيارة', { pets: false, car: false }],
    ['es', 'tampoco llevo coche', { car: false }],
    ['fr', "j'ai pas de chien ni de voiture", { pets: false, car: false }],
    ['et', 'koera meil pole ega autot', { pets: false, car: false }],
    ['et', 'lemmikloomadeta', { pets: false }],
    ['en', "haven't got a cat", { pets: false }],
  ])('is noted in %s: "%s"', (language, text, facts) => {
    const understood = understand(text, { language, move });
    expect(valuesOf(understood)).toEqual(facts);
    expect(understood.intent).toBe('quote');
  });

  it('is none of a question or of what stands behind "and with us"', () => {
    expect(valuesOf(understand('boleh tak bawa anjing', { language: 'ms' }))).toMatchObject({ pets: true });
    const withCat = understand('طابق ثاني بدون مصعد وعندنا قطة', { language: 'ar' });
    expect(valuesOf(withCat)).toMatchObject({ pets: true, access: { origin: { floor: 2, lift: false } } });
  });
});

describe('a thing that is not there or is taken back', () => {
  it.each([
    ['ms', 'xde piano'],
    ['et', 'klaverit meil ei ole'],
    ['ar', 'معندناش بيانو'],
    ['fr', "on n'a pas de piano"],
    ['es', 'nada de pianos'],
    ['en', "we don't have a piano"],
  ])('is told of the move in %s: "%s"', (language, text) => {
    const understood = understand(text, { language, move });
    expect(understood.intent).toBe('quote');
    expect(understood.slots).not.toHaveProperty('specialItems');
    expect(understand(text, { language, move: withPiano }).takenBack).toContain('specialItems');
  });

  it.each([
    ['ms', 'piano tu x payah dah'],
    ['ms', 'piano jangan bawa'],
    ['es', 'el piano no hace falta'],
    ['fr', 'le piano pas besoin'],
  ])('is taken back by words behind it in %s: "%s"', (language, text) => {
    expect(understand(text, { language, move: withPiano }).takenBack).toContain('specialItems');
  });

  it.each([
    ['ms', 'tak perlu balut piano'],
    ['en', "you don't need to wrap the piano"],
  ])('stays on the list where only its packing is denied in %s: "%s"', (language, text) => {
    expect(understand(text, { language, move: withPiano }).takenBack).toEqual([]);
  });
});

describe('a thing that is denied beside others that come', () => {
  const home: PartialMove = { ...move, propertySize: '2 - 3 Beds', moveDetails: 'full-home' };
  const codesIn = (text: string, language: string, known: PartialMove = {}) =>
    understand(text, { language, move: known }).slots.inventory?.value.items.map(({ code }) => code);

  it.each([
    ['et', 'lisa kaks voodit, aga pesumasinat polegi', ['bed-double']],
    ['et', 'kummutit meil enam ei ole, aga kapp ja laud on', ['wardrobe-double', 'dining-table-small']],
    ['ms', 'mesin basuh takde, tapi almari dan sofa ada', ['wardrobe-double', 'sofa-three']],
  ])('is not added in %s: "%s"', (language, text, codes) => {
    expect(codesIn(text, language, home)?.sort()).toEqual(codes.sort());
  });

  it('leaves the others in a long message', () => {
    const text = 'kolime 4. juunil Tallinnast Narva oma uude koju, kummutit ei ole, aga diivan ja laud on';
    expect(codesIn(text, 'et')?.sort()).toEqual(['dining-table-small', 'sofa-three']);
  });
});

describe('what is counted behind an "and"', () => {
  const bicyclesIn = (text: string, language: string) =>
    understand(text, { language }).slots.inventory?.value.items.find(({ code }) => code === 'bicycle')?.count;

  it.each([
    ['en', 'no packing and 2 bicycles'],
    ['es', 'sin embalaje y 2 bicicletas'],
    ['fr', 'sans emballage et 2 vélos'],
    ['ms', 'tanpa bungkus dan 2 basikal'],
    ['et', 'ilma pakkimiseta ja 2 jalgratast'],
  ])('is not denied with what is before it in %s: "%s"', (language, text) => {
    expect(bicyclesIn(text, language)).toBe(2);
  });

  it('is denied by a verb that denies both', () => {
    expect(bicyclesIn('we do not have a sofa and a bicycle', 'en')).toBeUndefined();
  });
});
