import { expect, it } from 'vitest';
import { difficultyAdvice, difficultyColour } from './difficulty.js';

it.each([
  [1, 'green'],
  [2, 'green'],
  [2.1, 'yellow'],
  [3, 'yellow'],
  [3.1, 'orange'],
  [4, 'orange'],
  [4.1, 'red'],
  [5, 'red'],
])('a score of %d is %s', (score, colour) => {
  expect(difficultyColour(score)).toBe(colour);
});

it.each([
  [2.9, 'standard_preparation'],
  [3, 'plan_early'],
  [3.9, 'plan_early'],
  [4, 'professional_consultation'],
])('a rating of %d advises %s', (rating, advice) => {
  expect(difficultyAdvice(rating)).toBe(advice);
});
