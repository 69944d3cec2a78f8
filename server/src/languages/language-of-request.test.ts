import { en } from '@meg/shared/languages/en';
import type { Language } from '@meg/shared/languages/language';
import { expect, it } from 'vitest';
import { languageOfRequest } from './language-of-request.js';

const french: Language = { ...en, name: 'Français' };
const languageOf = languageOfRequest(
  new Map<string, Language>([
    ['en', en],
    ['fr', french],
  ]),
);
const tagOf = (body: unknown, query: unknown = {}, accepted?: string): string =>
  languageOf({ body, query, headers: { 'accept-language': accepted } }).tag;

it.each([
  ['the body names it', { language: 'fr-CA' }, {}, 'en', 'fr-ca'],
  ['the query names it', undefined, { language: 'fr' }, 'en', 'fr'],
  ["the browser's wish counts where the request names none", { originCity: 'Leeds' }, {}, 'fr-BE, en;q=0.5', 'fr-be'],
  ['or one that there is not', { language: 'xx' }, {}, 'fr', 'fr'],
  ['English where nothing fits', { language: 'xx' }, {}, 'de-CH', 'en'],
  ['English where nothing is said', undefined, undefined, undefined, 'en'],
  ['a region that is none is left out', { language: 'fr-<script>' }, {}, '', 'fr'],
  ['a body that is no object names none', 'fr', null, undefined, 'en'],
  ['a language that is no text is none', { language: { code: 'fr' } }, { language: ['fr'] }, undefined, 'en'],
])('%s', (_, body, query, accepted, tag) => {
  expect(tagOf(body, query, accepted)).toBe(tag);
});

it('brings the words of the language', () => {
  expect(languageOf({ body: { language: 'fr-CA' }, query: {}, headers: {} }).words).toBe(french);
});
