import { describe, expect, it } from 'vitest';
import { shownTwiceIn } from './repeated-hour.js';

describe('a time is shown twice', () => {
  it.each([
    ['Europe/London', '2026-10-25T00:30Z', true],
    ['Europe/London', '2026-10-25T01:30Z', true],
    ['Europe/London', '2026-10-25T02:30Z', false],
    ['Europe/London', '2026-10-24T23:30Z', false],
    ['Europe/London', '2026-03-29T00:30Z', false],
    ['Europe/London', '2026-03-29T01:30Z', false],
    ['America/New_York', '2026-11-01T05:00Z', true],
    ['America/New_York', '2026-11-01T06:59Z', true],
    ['America/New_York', '2026-11-01T07:00Z', false],
    // The clocks of this island jump by half an hour.
    ['Australia/Lord_Howe', '2026-04-04T14:45Z', true],
    ['Australia/Lord_Howe', '2026-04-04T16:00Z', false],
    ['Asia/Kolkata', '2026-10-25T00:30Z', false],
  ])('in %s at %s: %s', (zone, moment, isTwice) => {
    expect(shownTwiceIn(zone)(moment)).toBe(isTwice);
  });

  it('or not, by the clock of the device where the zone is unknown', () => {
    expect(shownTwiceIn('Mars/Olympus')('2026-07-01T12:00Z')).toBe(false);
  });
});
