import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('a home that is only left', () => {
  it.each([
    ['en', 'just 10 boxes from my studio', 'boxes-only'],
    ['en', '10 boxes from my studio', 'boxes-only'],
    ['en', '10 boxes and a bike, I live in a studio', 'some-furniture'],
    ['es', '10 cajas y una bici, vivo en un estudio', 'some-furniture'],
    ['fr', "10 cartons et un vélo, j'habite un studio", 'some-furniture'],
    ['ms', '10 kotak dan basikal, saya duduk studio', 'some-furniture'],
    ['ar', '10 كراتين ودراجة، أسكن في استوديو', 'some-furniture'],
  ])('does not go in %s: "%s"', (language, text, details) => {
    const { slots } = understand(text, { language });
    expect([slots.propertySize, slots.moveDetails?.value, slots.inventory?.value.isComplete]).toEqual([
      undefined,
      details,
      true,
    ]);
  });

  it.each([
    'studio and 10 boxes',
    'studio, 10 boxes',
    'moving from my studio in Leeds to York, 10 boxes in the loft',
    'we live in a studio and take 10 boxes more',
  ])('goes with its boxes: "%s"', (text) => {
    expect(understand(text).slots.propertySize?.value).toBe('Studio/1Bed');
  });
});
