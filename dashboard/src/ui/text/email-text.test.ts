import { expect, it } from 'vitest';
import { addressParts } from './email-text.js';

it.each([
  ['christopher.anderson@north-movers.example', ['christopher.', 'anderson@', 'north-', 'movers.', 'example']],
  ['jo@example', ['jo@', 'example']],
  ['', ['']],
])('breaks %s after its signs', (email, parts) => {
  expect(addressParts(email)).toEqual(parts);
});
