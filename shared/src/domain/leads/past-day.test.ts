import { expect, it } from 'vitest';
import { factLines } from '../../contract/lead-facts.js';
import { isPastDay } from './past-day.js';

const givenAt = Date.parse('2026-06-04T11:00:00Z');

it('is past once it is over in every time zone', () => {
  expect(['2026-06-02', '2026-06-03', '2026-06-04', '2027-01-01'].map((day) => isPastDay(day, givenAt))).toEqual([
    ...[true, false, false, false],
  ]);
  expect(isPastDay('2026-06-03', givenAt + 3_600_000)).toBe(true);
});

it('is marked among the facts of a lead, where it was past when the visitor gave it', () => {
  const lineOf = (moveDate: string) => factLines({ move: { moveDate }, saidAtMs: givenAt }).map(({ value }) => value);
  expect(lineOf('2020-05-04')).toEqual(['2020-05-04 (the day given lies in the past)']);
  expect(lineOf('2026-07-31')).toEqual(['2026-07-31']);
});
