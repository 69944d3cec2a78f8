import { expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

it.each([
  ['en', 'only the furniture from 2 rooms'],
  ['en', 'just the contents of these two rooms'],
  ['es', 'solo los muebles de dos habitaciones'],
  ['ar', 'بس اثاث غرفتين'],
])('counts the rooms whose furniture is all that goes in %s: "%s"', (language, text) => {
  const move = { moveDetails: 'full-home', propertySize: '3 Beds - 4 Beds' } as const;
  expect(valuesOf(understand(text, { language, move })).propertySize).toBe('2 - 3 Beds');
});
