import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const endsOf = (text: string, beside: { language?: string; move?: PartialMove } = {}) => {
  const { origin, destination } = valuesOf(understand(text, beside));
  return [origin, destination];
};
const told: PartialMove = {
  moveType: 'local',
  originCity: 'Hull, United Kingdom',
  originCountry: 'GB',
  originPlaceId: '2645425',
  destinationCity: 'Grimsby, United Kingdom',
  destinationCountry: 'GB',
  destinationPlaceId: '2647878',
  propertySize: '2 - 3 Beds',
  moveDetails: 'full-home',
};

describe('a person who is asked for', () => {
  it.each(['Can I speak to Florence about my survey', 'please let me talk to Sahra', 'I want to talk with Austin'])(
    'is no place: "%s"',
    (text) => {
      expect(endsOf(text)).toEqual([undefined, undefined]);
    },
  );
});

describe('the ends of a route', () => {
  it.each([
    ['Cambridge to Boston (England to USA)', 'Cambridge, United Kingdom', 'Boston, Massachusetts, United States'],
    [
      'House in York to a house in Bath. Actually Derby instead of Bath',
      'York, United Kingdom',
      'Derby, United Kingdom',
    ],
    ['from Cork to Galway. no wait, Limerick instead of Galway', 'Cork, Ireland', 'Limerick, Ireland'],
    ['in Derby, moving out in May, new flat Leicester', 'Derby, United Kingdom', 'Leicester, United Kingdom'],
    ['from hul to leeds', undefined, 'Leeds, United Kingdom'],
    ['from leds to york', 'Leeds, United Kingdom', 'York, United Kingdom'],
    ['we fly from York to Malta but all our furniture goes to Hull', 'York, United Kingdom', 'Hull, United Kingdom'],
    ['Guernsey to Leeds', 'Saint Peter Port, Guernsey', 'Leeds, United Kingdom'],
    ['from the Isle of Man to York', 'Douglas, Isle of Man', 'York, United Kingdom'],
    ['moving from York to a cottage in the Lake District', 'York, United Kingdom', 'Lake District'],
    ['near Bath, going to the Costa del Sol', 'Bath, United Kingdom', 'Costa del Sol'],
    [
      'we clear a house in Cork, half goes to us in Limerick and half to my sister in London',
      'Cork, Ireland',
      'Limerick, Ireland',
    ],
  ])('are those that are meant: "%s"', (text, origin, destination) => {
    expect(endsOf(text)).toEqual([origin, destination]);
  });

  it('leave open which of two towns of one name in the country is meant', () => {
    expect(understand('from St Ives to London').slots.origin).toMatchObject({ value: 'St Ives', placeId: null });
  });

  it('begin at the town that was named alone before', () => {
    const move: PartialMove = { destinationCity: 'York, United Kingdom', destinationCountry: 'GB' };
    expect(endsOf('to glasgow', { move })).toEqual(['York, United Kingdom', 'Glasgow, United Kingdom']);
  });
});

describe('an end that is put right', () => {
  it.each([
    ['en', 'oops no Leeds', undefined, 'Leeds, United Kingdom'],
    ['en', 'sorry, Leeds is where we live', 'Leeds, United Kingdom', undefined],
    ['en', 'what if it was Leeds instead', undefined, 'Leeds, United Kingdom'],
    ['en', 'what if we went to Sheffield', undefined, 'Sheffield, United Kingdom'],
    ['ms', 'macam mana kalau ke Sheffield', undefined, 'Sheffield, United Kingdom'],
    ['fr', 'et si on allait à Lille', undefined, 'Lille, France'],
  ])('is told in %s: "%s"', (language, text, origin, destination) => {
    const { intent } = understand(text, { language, move: told });
    expect([intent, ...endsOf(text, { language, move: told })]).toEqual(['quote', origin, destination]);
  });

  it.each(['what if we left the sofa', 'what if it was in May'])(
    'is none where another thing is supposed: "%s"',
    (text) => {
      expect(endsOf(text, { move: told })).toEqual([undefined, undefined]);
    },
  );
});
