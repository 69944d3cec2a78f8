import { expect, it } from 'vitest';
import { hasMoved } from './list-view.js';

it('a lead that has ended is said to have moved where only open leads stand, and nowhere else', () => {
  expect(hasMoved('open', 'converted')).toBe(true);
  expect(hasMoved('mine', 'lost')).toBe(true);
  expect(hasMoved('open', 'human-handoff-requested')).toBe(false);
  expect(hasMoved('all', 'converted')).toBe(false);
});
