import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move = {
  moveType: 'international',
  originCity: 'Madrid, Spain',
  destinationCity: 'Lyon, France',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
} as const;

describe('an order to change the move', () => {
  it.each([
    ['en', 'add packing please', { packing: true }],
    ['en', 'i want you to pack everything', { packing: true }],
    ['en', 'take off the packing again, too dear', { packing: false }],
    ['es', 'añade un piano de cola', { specialItems: ['piano-grand'] }],
  ])('in %s is followed: "%s"', (language, text, facts) => {
    const understanding = understand(text, { language, move });
    expect(understanding).toMatchObject({ intent: 'quote', isSure: true });
    expect(valuesOf(understanding)).toMatchObject(facts);
  });

  it.each([
    ['en', 'take the sofa off!! i said he keeps it'],
    ['en', 'ok scrap the piano, my sister takes it'],
    ['es', 'borra el piano'],
  ])('in %s adds nothing that it takes away: "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language, move }))).not.toHaveProperty('specialItems');
    expect(valuesOf(understand(text, { language, move }))).not.toHaveProperty('inventory');
  });

  it('leaves the other end of the move where only one is put right', () => {
    const { slots } = understand('Lyon no, Ginebra sí', { language: 'es', move });
    expect(slots.origin).toBeUndefined();
    expect(slots.destination?.value).toContain('Geneva');
  });
});

describe('a wish for a person', () => {
  it.each([
    ['شكرا يا ميغ، خلي حد يتصل بيا دلوقتي حالا'],
    ['في حد من الموظفين موجود؟ ابي اكلمه الحين'],
    ['ابغى موظف يكلمني'],
  ])('is heard beside other words: "%s"', (text) => {
    expect(understand(text, { language: 'ar' }).intent).toBe('call');
  });
});

it.each([
  ['en', 'español'],
  ['en', 'en español por favor'],
  ['es', 'in english please'],
])('the name of a language asks for it and for no country: %s "%s"', (language, text) => {
  expect(understand(text, { language })).toMatchObject({ intent: 'greeting', country: null });
});
