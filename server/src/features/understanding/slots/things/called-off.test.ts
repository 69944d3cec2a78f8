import { expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

it.each([
  ['en', 'never mind the parrot'],
  ['en', 'forget about the cat'],
  ['fr', 'oubliez le chien'],
  ['ms', 'lupakan kucing'],
  ['et', 'unusta koer'],
])('an animal that is called off stays, in %s: "%s"', (language, text) => {
  const { slots } = understand(text, { language, move: { pets: true } });
  expect([slots.pets?.value, slots.notes]).toEqual([false, undefined]);
});

it.each([
  ['en', 'take packing off'],
  ['en', 'remove packing please'],
  ['fr', "enlevez l'emballage"],
  ['ms', 'buang pembungkusan'],
  ['et', 'võtke pakkimine maha'],
])('packing is taken off in %s: "%s"', (language, text) =>
  expect(understand(text, { language, move: { packing: true } }).slots.packing?.value).toBe(false),
);

it('a safe is one with its weight behind it', () =>
  expect(understand('and a safe 150kg').slots.specialItems?.value).toEqual(['safe']));
