import { expect, it } from 'vitest';
import { withWholeSymbol } from './whole-symbol.js';

const dollars = (language: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(7_800);

it('keeps "US$" together in Arabic', () => {
  expect(withWholeSymbol(dollars('ar'))).toContain('US$\u200e');
});

it('leaves amounts alone that are written from left to right', () => {
  expect(withWholeSymbol(dollars('en'))).toBe('$7,800');
  expect(withWholeSymbol(dollars('es'))).toBe(dollars('es'));
});
