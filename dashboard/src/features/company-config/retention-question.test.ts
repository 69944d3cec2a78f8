import { expect, it } from 'vitest';
import { isShorter } from './retention-question.js';

it.each([
  [30, 0, true],
  [30, 60, true],
  [60, 30, false],
  [30, 30, false],
  [0, 30, false],
  [-5, 0, false],
  [5_000, 0, false],
])('to keep leads for %d days instead of %d is asked about: %s', (days, before, isAsked) => {
  expect(isShorter(days, before)).toBe(isAsked);
});
