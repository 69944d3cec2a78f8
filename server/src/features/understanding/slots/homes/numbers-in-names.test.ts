import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move = {
  moveType: 'local',
  moveDetails: 'full-home',
  propertySize: '3 Beds - 4 Beds',
  originCity: 'Leeds',
  destinationCity: 'York',
} as const satisfies PartialMove;

const read = (text: string, language = 'en', known: PartialMove = move) =>
  valuesOf(understand(text, { language, move: known })) as PartialMove;

describe('a number in the name of a thing', () => {
  it.each([
    ['en', 'we gave away the 2 piece lounge suite'],
    ['en', 'a 5 piece dining set comes as well'],
    ['en', 'we have about 9 pieces of furniture from my nan'],
    ['en', 'the four poster bed is going to my son'],
    ['en', 'and a 6 foot bed'],
    ['en', 'my hospital bed comes too'],
    ['en', 'we are leaving 2 beds behind'],
    ['es', 'vendemos la cama con dosel'],
    ['fr', 'le lit à baldaquin reste'],
    ['ms', 'katil 4 tiang tak bawa'],
  ])('is no size of the home in %s: "%s"', (language, text) =>
    expect(read(text, language).propertySize).toBeUndefined(),
  );

  it('counts no more than the thing', () => {
    expect(read('the 4 poster bed stays').leftOut).toEqual([{ code: 'bed-double', count: 1 }]);
    expect(read('and a 5 foot bed').inventory?.items).toEqual([{ code: 'bed-double', count: 1, extra: 1 }]);
  });

  it.each([
    ['2 bed flat with a queen size bed', '2 - 3 Beds'],
    ['a 3 bed semi with bunk beds', '3 Beds - 4 Beds'],
    ['un appartement 4 pièces', '3 Beds - 4 Beds'],
  ])('hides no home: "%s"', (text, propertySize) => expect(read(text, 'en', {})).toMatchObject({ propertySize }));

  it('a kind of bed is recorded beside a home', () => {
    expect(read('cooker, 2 seater sofa, king size bed').inventory?.items.map(({ code }) => code)).toContain('bed-king');
    expect(read('hospital bed and a commode as well').inventory?.items).toContainEqual({
      code: 'bed-single',
      count: 1,
      extra: 1,
    });
  });
});

describe('the size of the home', () => {
  it('said again by another name stays', () => {
    const studio = { ...move, propertySize: 'Studio/1Bed' } as const;
    const { slots, takenBack } = understand("no it isn't a studio, it's a one bed", { move: studio });
    expect([slots.propertySize?.value ?? 'Studio/1Bed', takenBack]).toEqual(['Studio/1Bed', []]);
    expect(read('not a 2 bed, its a studio', 'en', { ...move, propertySize: '2 - 3 Beds' })).toEqual({
      propertySize: 'Studio/1Bed',
    });
  });

  it.each([
    ['a 700 sq ft flat in Leeds', 'Studio/1Bed'],
    ['1150 sqft condo in Austin', '2 - 3 Beds'],
    ['1600 square feet in Austin', '3 Beds - 4 Beds'],
    ['75 m2 in Tallinn', '2 - 3 Beds'],
  ])('by its area: "%s"', (text, propertySize) => expect(read(text, 'en', {})).toMatchObject({ propertySize }));
});

describe('what is said of one room', () => {
  it.each([
    ['en', 'the third bedroom has nothing but boxes'],
    ['en', 'our spare room is an office'],
    ['en', 'one bedroom is my office'],
    ['es', 'la tercera habitación es solo cajas'],
    ['fr', "l'autre chambre est un bureau"],
    ['ms', 'bilik ketiga hanya kotak'],
    ['et', 'teine magamistuba on ainult kastid'],
    ['ar', 'غرفة النوم الثالثة كلها كراتين'],
  ])('is kept for the company and changes no move in %s: "%s"', (language, text) => {
    const { notes, moveDetails, propertySize } = read(text, language);
    expect([notes?.length, moveDetails, propertySize]).toEqual([1, undefined, undefined]);
  });

  it('leaves the home a home', () =>
    expect(read('4 bedrooms, and one of them is an office with 3 desks', 'en', {})).toMatchObject({
      moveDetails: 'full-home',
      propertySize: '4 Beds+',
    }));

  it.each([
    ['from a 2 bedroom flat just boxes', 'boxes-only'],
    ['our office is moving, 6 desks', 'office'],
  ])('is not what all of a move is said to be: "%s"', (text, moveDetails) =>
    expect(read(text, 'en', {})).toMatchObject({ moveDetails }),
  );
});

describe('things that only share a word', () => {
  it.each([
    ['en', 'and a jet ski'],
    ['en', 'also my clavinova'],
    ['en', 'plus an electric piano'],
    ['es', 'también una moto de agua'],
    ['fr', 'et un piano numérique'],
    ['et', 'ja üks digiklaver'],
  ])('are kept as they were called in %s: "%s"', (language, text) => {
    const { notes, inventory, specialItems } = read(text, language);
    expect([notes?.length, inventory, specialItems]).toEqual([1, undefined, undefined]);
  });
});
