import { en } from '@meg/shared/languages/en';
import { fr } from '@meg/shared/languages/fr';
import type { Language } from '@meg/shared/languages/language';
import { expect, it } from 'vitest';
import { languageFor } from './choose-language.js';
import { englishFor, inEnglishOf } from './company-english.js';

const languages = new Map<string, Language>([
  ['en', en],
  ['fr', fr],
]);
const companyOf = (country: string) => ({ config: { country } });
const read = (country: string, ...wishes: string[]) => englishFor(companyOf(country), languageFor(languages, wishes));

it.each([
  ['the company’s country decides where nobody names one', 'US', ['en'], 'en-US', 'There is an elevator', 'en-US'],
  ['and is British elsewhere', 'MY', ['en'], 'en-GB', 'There is a lift', 'en-MY'],
  ['the browser of the visitor wins', 'US', ['en', 'en-GB,en;q=0.8'], 'en-GB', 'There is a lift', 'en-US'],
  ['and so does what the page says', 'GB', ['en-US', 'en-GB'], 'en-US', 'There is an elevator', 'en-GB'],
  ['other English is British', 'US', ['en-AU'], 'en-AU', 'There is a lift', 'en-US'],
  ['an American reads American where the company is unknown', '', ['en-US'], 'en-US', 'There is an elevator', 'en'],
])('%s', (_, country, wishes, tag, lift, moneyTag) => {
  const reader = read(country, ...wishes);
  expect(reader).toMatchObject({ tag, moneyTag });
  expect(reader.words.chat['detail.lift']).toBe(lift);
});

it('leaves English alone where neither country is known, and other languages always', () => {
  expect(read('', 'en').words).toBe(en);
  expect(read('US', 'fr-CA')).toMatchObject({ tag: 'fr-ca', words: fr });
});

it('has one American catalogue, so that formats are kept for it', () => {
  expect(read('US', 'en').words).toBe(read('GB', 'en-US').words);
});

it('makes what stands outside of the catalogues American for Americans alone', () => {
  expect(inEnglishOf('Show the loft.', read('US', 'en'))).toBe('Show the attic.');
  expect(inEnglishOf('Show the loft.', read('GB', 'en'))).toBe('Show the loft.');
});
