import { expect, it } from 'vitest';
import { readUrl } from './read-url.js';

it('reads an address in any letters, however often it is asked', () => {
  const asked = Array.from({ length: 50_000 }, () => readUrl('https://umzüge.de/')?.hostname);
  expect(new Set(asked)).toEqual(new Set(['xn--umzge-mva.de']));
});

it.each(['', 'umzüge.de', 'https://', 'https://a b/', 'https://[::1'])('is none: %s', (text) => {
  expect(readUrl(text)).toBeUndefined();
});
