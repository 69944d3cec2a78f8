import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move: PartialMove = {
  moveType: 'international',
  originCity: 'Manchester, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'Galway, Ireland',
  destinationCountry: 'IE',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
};

describe('a county or a region in the place of a known city', () => {
  it.each([
    ['en', "sorry we're going to Offaly not Galway", 'Offaly'],
    ['en', 'not galway, offaly', 'Offaly'],
    ['en', "it's Saxony, not Galway", 'Saxony'],
    ['ms', 'bukan Galway, Offaly', 'Offaly'],
    ['et', 'mitte Galway, vaid Offaly', 'Offaly'],
  ])('is the end for which the town is asked in %s: "%s"', (language, text, value) => {
    const { slots, takenBack } = understand(text, { language, move });
    expect([slots.destination?.value, slots.destination?.isCity, takenBack]).toEqual([value, true, []]);
  });

  it.each([
    ['en', 'not Galway but Blorvenia'],
    ['fr', 'finalement Blorvenie, pas Galway'],
  ])('takes nothing back where no list has the name in %s: "%s"', (language, text) => {
    expect(understand(text, { language, move }).takenBack).toEqual([]);
  });

  it('is read in a first message', () => {
    const { origin, destination } = understand('manchester to offaly ireland 3 bed').slots;
    expect([origin?.value, destination?.value, destination?.countryCode]).toEqual([
      'Manchester, United Kingdom',
      'Offaly',
      'IE',
    ]);
  });

  it('is no island of the Pacific', () => {
    const { origin, destination, moveType } = understand('3 bed in kent to a 1 bed in norfolk').slots;
    expect([origin?.value, destination?.value, moveType?.value]).toEqual(['Kent', 'Norfolk', undefined]);
  });
});
