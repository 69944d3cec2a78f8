import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstandingService, valuesOf } from '../../../testing/understanding-service.js';

describe('what is put right or taken back', () => {
  let made: Awaited<ReturnType<typeof createUnderstandingService>>;
  beforeAll(async () => {
    made = await createUnderstandingService();
  });
  const ends = {
    originCity: 'Leeds, United Kingdom',
    destinationCity: 'Dublin, Ireland',
    moveType: 'international',
  } as const;
  const home = { ...ends, moveDetails: 'full-home', propertySize: 'Studio/1Bed', moveMonth: 2 } as const;
  const understand = (text: string, language: string, move: object = home, before?: string) =>
    made.service.understand({ ...made.requestOf(text, { language, move }), before });

  it.each([
    ['en', '3 bed, sorry no 4 bed', { propertySize: '4 Beds+' }],
    ['en', 'the 8th of May no the 9th', { moveDate: '2027-05-09' }],
    ['es', '3 habitaciones, no perdón, 2', { propertySize: '2 - 3 Beds' }],
    ['fr', 'le 8 mai, non le 9', { moveDate: '2027-05-09' }],
    ['ms', '3 bilik eh silap 2 bilik', { propertySize: '2 - 3 Beds' }],
    ['et', '3 magamistuba, ei vabandust, 2', { propertySize: '2 - 3 Beds' }],
    ['ar', '2 غرف، قصدي 3 غرف', { propertySize: '3 Beds - 4 Beds' }],
  ])('(%s) of "%s" the second number counts', (language, text, facts) => {
    expect(valuesOf(understand(text, language))).toMatchObject(facts);
  });

  it('a number alone puts the bedrooms right that were named before it', () => {
    expect(valuesOf(understand("oops it's 2", 'en', home, 'it is a 4 bed'))).toMatchObject({
      propertySize: '2 - 3 Beds',
    });
    expect(valuesOf(understand("oops it's 2", 'en', home, 'we have cats'))).not.toHaveProperty('propertySize');
  });

  const things = {
    ...home,
    inventory: {
      items: [
        { code: 'wardrobe', count: 1 },
        { code: 'bed-double', count: 1 },
      ],
      isComplete: false,
    },
    specialItems: ['piano-upright', 'motorbike'],
  };
  it.each([
    ['en', 'the piano is water damaged so no piano', 'piano-upright'],
    ['es', 'lo del piano quítalo', 'piano-upright'],
    ['ms', 'motosikal tu saya bawa sendiri', 'motorbike'],
    ['en', 'the bed dont want already', 'bed-double'],
    ['ms', 'eh x jadi la katil tu', 'bed-double'],
  ])('(%s) "%s" leaves one thing out, and complains of nothing', (language, text, code) => {
    const understanding = understand(text, language, things);
    expect(valuesOf(understanding)).toMatchObject({ leftOut: [{ code, count: 1 }] });
    expect(understanding).toMatchObject({ intent: 'quote' });
  });

  it('a smaller home leaves no bed out', () => {
    const said = valuesOf(understand('drop to a two bed', 'en', things));
    expect(said).toMatchObject({ propertySize: '2 - 3 Beds' });
    expect(said).not.toHaveProperty('leftOut');
  });

  it.each([
    ['en', 'no, back to the boat please'],
    ['es', 'no, mejor por mar'],
    ['fr', 'non, plutôt par bateau'],
    ['ms', 'tak, ikut laut balik'],
    ['et', 'ei, ikka meritsi'],
    ['ar', 'لا، رجعها بحري'],
  ])('(%s) "%s" takes back the way by air', (language, text) => {
    expect(understand(text, language, { ...home, shippingMode: 'air' }).takenBack).toContain('shippingMode');
  });

  it('a question for another goal takes it, and leaves open which of its namesakes is meant', () => {
    expect(understand('and to Springfield instead?', 'en').slots.destination).toMatchObject({
      value: 'Springfield',
      placeId: null,
    });
  });
});
