import { expect, it } from 'vitest';
import { en } from '../../languages/en.js';
import { americanWords, inAmerican, wordPairs } from './american-words.js';

const whole = (word: string) => new RegExp(`\\b${word}\\b`, 'i');
const textsOf = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsOf);
const said = (text: string) => text.replace(/\{[^{}]*\}/g, '');

it.each([
  ['Is there a lift? The lorry waits.', 'Is there an elevator? The truck waits.'],
  ['A lift, in place of floors', 'An elevator, in place of floors'],
  ['Lofts and gardens', 'Attics and yards'],
  ['your driving licence and car', 'your driver’s license and car'],
  ['{metres} of {lift|lift} and {cubicMetres}', '{metres} of {lift|lift} and {cubicMetres}'],
  ['The lifting gear of a flatbed lifts', 'The lifting gear of a flatbed elevators'],
  ['a cancelled enquiry', 'a canceled inquiry'],
  ['an enquiry', 'an inquiry'],
  ['Postcode', 'ZIP code'],
])('writes %s as %s', (british, american) => {
  expect(inAmerican(british)).toBe(american);
});

it('has each word once, and none that is turned again', () => {
  const british = wordPairs.map(([word]) => word);
  expect(new Set(british).size).toBe(british.length);
  for (const [, american] of wordPairs) expect(inAmerican(american)).toBe(american);
});

it('leaves no British word in the American catalogue, nor an American one in the British', () => {
  const texts = textsOf(americanWords(en)).map(said);
  const british = wordPairs.flatMap(([word]) => texts.filter((text) => whole(word).test(text)));
  expect(british).toEqual([]);
  // Some words mean another thing in British English: a check, a yard, a package.
  const alsoBritish = new Set([
    'check',
    'checks',
    'yard',
    'yards',
    'package',
    'packages',
    'stove',
    'dryer',
    'moving company',
  ]);
  const americanOnly = wordPairs.map(([, word]) => word).filter((word) => !alsoBritish.has(word));
  const kept = textsOf(en).map(said);
  expect(americanOnly.flatMap((word) => kept.filter((text) => whole(word).test(text)))).toEqual([]);
});

it('has the same sentences as the British one, filled in with the same figures', () => {
  const figures = (words: unknown) => textsOf(words).map((text) => text.match(/\{[^{}]*\}/g)?.join());
  expect(figures(americanWords(en))).toEqual(figures(en));
  expect(textsOf(americanWords(en))).not.toEqual(textsOf(en));
});
