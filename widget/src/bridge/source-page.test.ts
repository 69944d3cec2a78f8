import { expect, it } from 'vitest';
import { sourcePage } from './source-page.js';

it.each([
  ['https://shop.example/quote?email=a@b.example#token', 'https://shop.example/quote'],
  ['https://user:secret@shop.example/', 'https://shop.example/'],
  ['about:srcdoc', ''],
  ['data:text/html,x', ''],
  ['not a page', ''],
  ['', ''],
])('of %j it keeps %j', (page, kept) => {
  expect(sourcePage(page)).toBe(kept);
});

it('is never longer than the server takes', () => {
  expect(sourcePage(`https://shop.example/${'x'.repeat(5_000)}`)).toHaveLength(2_000);
});
