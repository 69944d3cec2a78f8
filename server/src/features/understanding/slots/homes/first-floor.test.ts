import { describe, expect, it } from 'vitest';
import { isGroundFirst } from './first-floor.js';

const place = (countryCode: string) => ({ value: 'a town', placeId: null, confidence: 1, isCity: true, countryCode });
const told = { language: 'en', readerTag: 'en-US', ends: {} };

describe('the first floor', () => {
  it('is the one at the street where the home is in a country that counts so', () => {
    const ends = { origin: place('GB'), destination: place('US') };
    expect(isGroundFirst('origin', { ...told, ends })).toBe(false);
    expect(isGroundFirst('destination', { ...told, readerTag: 'en-GB', ends })).toBe(true);
  });

  it('goes by the move that is known, then by the company, then by the reader', () => {
    const home = { lat: 53.8, lon: -1.5, countryCode: 'GB' };
    const move = { originCountry: 'US' };
    expect(isGroundFirst('origin', { ...told, readerTag: 'en-GB', move, home })).toBe(true);
    expect(isGroundFirst('destination', { ...told, move, home })).toBe(false);
    expect(isGroundFirst('origin', told)).toBe(true);
    expect(isGroundFirst('origin', { ...told, readerTag: 'en-GB' })).toBe(false);
  });

  it('is always that one in Estonian, and one up in the other languages', () => {
    expect(isGroundFirst('origin', { ...told, language: 'et', ends: { origin: place('GB') } })).toBe(true);
    for (const language of ['es', 'fr', 'ms', 'ar']) expect(isGroundFirst('origin', { ...told, language })).toBe(false);
  });
});
