import { en } from '@meg/shared/languages/en';
import { et } from '@meg/shared/languages/et';
import type { Language } from '@meg/shared/languages/language';
import { expect, it } from 'vitest';
import { languageFor } from '../../../languages/choose-language.js';
import { FactWords } from './fact-words.js';

const languages = new Map<string, Language>([
  ['en', en],
  ['et', et],
]);

it.each([
  ['en-US', '706 ft³ in all'],
  ['en', '20 m³ in all'],
  ['et', 'Kokku 20 m³'],
])('a volume is said in the measures of %s', (tag, words) => {
  expect(new FactWords(languageFor(languages, [tag])).volume(20)).toBe(words);
});
