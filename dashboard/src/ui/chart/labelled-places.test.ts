import { expect, it } from 'vitest';
import { labelledPlaces } from './labelled-places.js';

it('labels the first and the last point, and others evenly between them', () => {
  expect(labelledPlaces(30, 5)).toEqual([0, 6, 12, 17, 23, 29]);
  expect(labelledPlaces(7, 20)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(labelledPlaces(30, 0)).toEqual([0, 29]);
});

it('labels what there is of one point and of none', () => {
  expect(labelledPlaces(1, 5)).toEqual([0]);
  expect(labelledPlaces(0, 5)).toEqual([]);
});
