import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.js';

describe('the language of the chat', () => {
  it.each([
    ['the setting comes before the browser', ['fr', 'es,en'], 'fr'],
    ['a region is served by its language', ['fr-CA'], 'fr'],
    ['a setting that is not there gives way to the browser', ['de', 'es;q=0.8, en;q=0.9'], 'en'],
    ['quality decides, not order', [undefined, 'es;q=0.5, fr;q=0.9'], 'fr'],
    ['English where nothing fits', ['xx', 'de'], 'en'],
    ['English where nothing is said', [], 'en'],
    ['what is no language is passed over', [['fr'], '<script>', { a: 1 }], 'en'],
  ])('%s', (_, wishes, chosen) => {
    expect(chooseLanguage(['en', 'es', 'fr'], wishes)).toBe(chosen);
  });
});
