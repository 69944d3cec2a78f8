import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../text/question-words.js';
import { GuidesService } from '../../guides/guides.service.js';
import { readGuides } from '../../guides/read-guides.js';
import { chosenCountry } from './chosen-country.js';

const folder = fileURLToPath(new URL('../../guides/data', import.meta.url));
const guides = new GuidesService(await readGuides(folder), ['en', 'es', 'fr', 'ms', 'et', 'ar']);

function chosen(query: string, slug: string, quote: string, context?: string) {
  const words = wordsOf(query);
  const understood = guides.understand(query);
  const choice = { choices: [], country: { slug, quote } };
  return chosenCountry(choice, { words, mentions: guides.countriesIn(words), understood, context });
}

it.each([
  ['is named', 'plugs in Japan?', 'japan', '', undefined, true],
  ['is that of the conversation', 'and the plugs?', 'japan', '', 'japan', true],
  ['is told by a city', 'work permit for a job in Hjo', 'sweden', 'Hjo', undefined, false],
  ['is told by its people', 'is the spanish golden visa still a thing', 'spain', 'spanish', undefined, false],
  ['is told with a slip', 'plugs in Swedne', 'sweden', 'swedne', undefined, undefined],
])('a country counts that %s', (_, query, slug, quote, context, isSure) => {
  const found = chosen(query, slug, quote, context);
  expect(found?.slug).toBe(slug);
  if (isSure !== undefined) expect(found?.isSure).toBe(isSure);
});

it.each([
  ['has no words in the message', 'plugs in Hjo', 'norway', 'Oslo', undefined],
  ['has no quote and is not that of the conversation', 'and the plugs?', 'spain', '', 'japan'],
  ['has a quote that is parted in the message', 'a fridge in my flat in Hjo', 'sweden', 'fridge Hjo', undefined],
  ['is quoted with the name of another', 'plugs in Japan?', 'spain', 'Japan', undefined],
  ['is another than the message names', 'from Hjo, plugs in Japan?', 'sweden', 'Hjo', 'sweden'],
  ['is named as the name of a firm', 'send the invoice to Bank of America', 'united-states', 'America', undefined],
  ['is only left', 'I am coming from Canada. Can I bring my dog?', 'canada', 'Canada', undefined],
  [
    'is quoted with half of the message',
    'can I use my old fridge in the new flat',
    'spain',
    'use my old fridge in the',
    undefined,
  ],
  ['is quoted with a small word', 'can I take it', 'spain', 'it', undefined],
])('a country does not count that %s', (_, query, slug, quote, context) => {
  expect(chosen(query, slug, quote, context)).toBeUndefined();
});

it('is none where the model names none', () => {
  const understood = guides.understand('plugs in Japan?');
  const named = { words: wordsOf('plugs in Japan?'), mentions: [], understood, context: 'japan' };
  expect(chosenCountry({ choices: ['none'], country: null }, named)).toBeUndefined();
});
