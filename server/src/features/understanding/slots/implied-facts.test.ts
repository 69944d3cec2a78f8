import { describe, expect, it } from 'vitest';
import { impliedFacts } from './implied-facts.js';

const sure = <T>(value: T) => ({ value, confidence: 0.9 });
const wholeHome = { moveDetails: sure('full-home') };

describe('what a message implies', () => {
  it('is a home, where its size or how much of it goes is said', () => {
    expect(impliedFacts({ propertySize: sure('2 - 3 Beds') }, {})).toEqual(wholeHome);
    expect(impliedFacts({ rooms: sure({ bedroom: 2 }) }, {})).toEqual(wholeHome);
    expect(impliedFacts({ moveSize: sure('Content only') }, {})).toEqual(wholeHome);
  });

  it('is a part of the home, where some of the furniture goes', () => {
    expect(impliedFacts({ moveSize: sure('Content plus some furniture') }, {})).toEqual({
      moveDetails: sure('some-furniture'),
    });
  });

  it('is that all of it goes, where the whole home is said to', () => {
    expect(impliedFacts({ moveDetails: sure('full-home') }, {})).toEqual({
      moveSize: sure('All furniture and content'),
    });
  });

  it('is nothing that is known or said otherwise', () => {
    expect(impliedFacts({}, {})).toEqual({});
    expect(impliedFacts({ propertySize: sure('2 - 3 Beds') }, { moveDetails: 'some-furniture' })).toEqual({});
    expect(impliedFacts({ propertySize: sure('2 - 3 Beds'), moveDetails: sure('boxes-only') }, {})).toEqual({});
    expect(impliedFacts({ moveDetails: sure('full-home') }, { moveSize: 'Content only' })).toEqual({});
  });
});
