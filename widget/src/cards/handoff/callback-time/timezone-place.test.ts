import { describe, expect, it } from 'vitest';
import { placeOfZone } from './timezone-place.js';

describe('the place of a zone', () => {
  it.each([
    ['America/New_York', '-05:00', 'New York'],
    ['America/Argentina/Buenos_Aires', '-03:00', 'Buenos Aires'],
    ['Asia/Kuala_Lumpur', '+08:00', 'Kuala Lumpur'],
    ['UTC', '+00:00', 'UTC'],
    ['Etc/GMT-14', '+14:00', 'UTC+14'],
    ['IST', '+05:30', 'UTC+5:30'],
    ['Zulu', '-00:30', 'UTC-0:30'],
    // The sign in such a name is the other way round: the offset tells it as people read it.
    ['Etc/GMT+5', '-05:00', 'UTC-5'],
    ['US/Eastern', '-05:00', 'UTC-5'],
  ])('%s at %s is %s', (zone, offset, place) => {
    expect(placeOfZone(zone, offset).replace(/[\u2066-\u2069]/g, '')).toBe(place);
  });
});
