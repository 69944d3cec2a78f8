import { expect, it } from 'vitest';
import { placeOfStep } from './lead-row-focus.js';

const leads = ['a', 'b', 'c'].map((id) => ({ id }));

it.each([
  ['b', 1, 2],
  ['b', -1, 0],
  ['c', 1, 2],
  ['c', -10, 0],
  [undefined, 1, 0],
  ['gone', 1, 0],
])('a step from the row of %s by %d goes to place %d', (from, by, place) => {
  expect(placeOfStep(by, { leads, from })).toBe(place);
});

it('leads nowhere in an empty list', () => {
  expect(placeOfStep(1, { leads: [], from: undefined })).toBeUndefined();
});
