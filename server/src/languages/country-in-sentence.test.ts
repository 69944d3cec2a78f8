import { expect, it } from 'vitest';
import { countryInSentence } from './country-in-sentence.js';

it.each([
  ['US', 'United States', 'en', 'the United States'],
  ['NL', 'Netherlands', 'en-GB', 'the Netherlands'],
  ['GM', 'The Gambia', 'en', 'The Gambia'],
  ['MY', 'Malaysia', 'en', 'Malaysia'],
  ['US', 'Ameerika Ühendriigid', 'et', 'Ameerika Ühendriigid'],
  [null, 'Atlantis', 'en', 'Atlantis'],
])('writes the country %s, %s, in %s as %s', (code, name, language, expected) => {
  expect(countryInSentence(code, name, language)).toBe(expected);
});
