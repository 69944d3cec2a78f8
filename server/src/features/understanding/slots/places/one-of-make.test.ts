import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const move = {
  originCity: 'Dublin, Ireland',
  originCountry: 'IE',
  destinationCity: 'Cork, Ireland',
  destinationCountry: 'IE',
  moveDetails: 'full-home' as const,
};

describe('one of a make', () => {
  it.each([
    ['en', 'a Harley'],
    ['en', 'a Bentley'],
    ['en', 'and a Lincoln'],
    ['en', 'a Chesterfield'],
    ['en', 'a Wellington chest'],
    ['en', 'actually an Austin'],
    ['es', 'un Lincoln'],
    ['fr', 'une Bentley'],
    ['ms', 'sebuah Lincoln'],
    ['et', 'üks Harley'],
  ])('is no town after the price in %s: "%s"', (language, text) => {
    const { origin, destination } = understand(text, { language, move }).slots;
    expect([origin, destination]).toEqual([undefined, undefined]);
  });

  it.each([
    ['en', 'a Harley', 'specialItems', ['motorbike']],
    ['en', 'a Bentley', 'car', true],
  ] as const)('is the thing in %s: "%s"', (language, text, fact, value) => {
    expect(understand(text, { language, move }).slots[fact]?.value).toEqual(value);
  });

  it.each([
    ['es', 'a Lincoln', 'Lincoln'],
    ['fr', 'à Lens', 'Lens'],
    ['en', 'actually Lincoln', 'Lincoln'],
  ])('leaves the town to the word for "to" in %s: "%s"', (language, text, town) => {
    expect(understand(text, { language, move }).slots.destination?.value).toContain(town);
  });
});
