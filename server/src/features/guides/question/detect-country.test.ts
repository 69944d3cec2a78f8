import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../text/question-words.js';
import { readGuides } from '../read-guides.js';
import { CountryIndex } from './country-index.js';
import { detectCountry } from './detect-country.js';
import { findNames } from './find-names.js';

describe('a country in a question', async () => {
  const guides = await readGuides(fileURLToPath(new URL('../data', import.meta.url)));
  const index = new CountryIndex(guides, ['en', 'es', 'fr', 'ms', 'et', 'ar']);
  const detect = (question: string) => {
    const words = wordsOf(question);
    return detectCountry(words, findNames(words, index));
  };
  const about = (question: string) => detect(question).about.map(({ slug, name }) => slug ?? name);
  const anyGuide = fc.constantFrom(...guides.keys());
  const nameOf = (slug: string) => guides.get(slug)?.country ?? slug;

  it.each([
    ['UK Britain England Scotland Wales', 'united-kingdom'],
    ['USA America U.S. US', 'united-states'],
    ['Deutschland Alemania Allemagne Jerman Saksamaa ألمانيا', 'germany'],
    ['Holland Nederland Belanda', 'netherlands'],
    ['España Sepanyol Hispaania Espagne', 'spain'],
    ['Brasil Brésil Brasiilia', 'brazil'],
    ['Nippon Nihon Jepun Japón اليابان', 'japan'],
    ['UAE Dubai Emirates', 'united-arab-emirates'],
    ['Korea', 'south-korea'],
    ['NZ Aotearoa newzealand', 'new-zealand'],
  ])('is known by each of the names %s', (names, slug) => {
    for (const name of names.split(' ')) expect(about(`the visa for ${name}`), name).toEqual([slug]);
  });

  it('is found in any spelling of its name', () => {
    const respell = fc.constantFrom<((name: string) => string)[]>(
      (name) => name.toUpperCase(),
      (name) => name.toLowerCase(),
      (name) => name.replaceAll(' ', '-'),
      (name) => name.replaceAll(' ', ''),
    );
    fc.assert(
      fc.property(anyGuide, respell, (slug, write) => {
        expect(about(`customs in ${write(nameOf(slug))}?`)).toEqual([slug]);
      }),
    );
  });

  it.each([
    ['may we teach them at home in Malmo like we do in Texas', 'sweden'],
    ['penang plugs same as uk?', 'malaysia'],
    ['plug kt cork sama mcm England ke', 'ireland'],
    ['a flat in bologna without papers, am still in cardiff til june', 'italy'],
    ['been in london 14 months, coming home to dunedin', 'new-zealand'],
    ['the visa for houston', 'united-states'],
  ])('is not the one that it is set beside, or where the visitor still is: "%s"', (question, slug) =>
    expect(about(question)).toEqual([slug]),
  );

  it('is none in "a cork board" and "we would like to go to"', () => {
    expect(about('is my cork board allowed')).toEqual([]);
    expect(about('from Ireland we would like to go to Spain')).toEqual(['spain']);
  });

  it('is where the move goes, and not where it begins', () => {
    fc.assert(
      fc.property(anyGuide, anyGuide, (one, other) => {
        fc.pre(one !== other);
        for (const question of [
          `from ${nameOf(one)} to ${nameOf(other)}`,
          `to ${nameOf(other)} from ${nameOf(one)}`,
          `${nameOf(one)} to ${nameOf(other)}`,
        ]) {
          const { about: found, from } = detect(question);
          expect([found[0]?.slug, from[0]?.slug], question).toEqual([other, one]);
        }
      }),
    );
  });

  it('is not the name of a street, a firm or a thing', () => {
    fc.assert(
      fc.property(anyGuide, (slug) => {
        const country = nameOf(slug);
        for (const question of [
          `12 ${country} Drive`,
          `on ${country} Street`,
          `the Bank of ${country}`,
          `Air ${country}`,
        ])
          expect(about(question), question).toEqual([]);
      }),
    );
  });

  it.each([
    'fine bone china',
    'a set of china plates',
    'French polish',
    'my German shepherd',
    'turkey sandwich',
    'my brother Jordan',
    'tell us more',
    'it is a pain',
    'a chain of boxes',
    'a suede sofa',
    'South America',
    'I can do that',
    'indiana jones',
  ])('is not in "%s"', (question) => {
    expect(about(question)).toEqual([]);
  });

  it.each([
    ['i get my UK state pension, villa near Malaga, who pays the doctor', ['spain']],
    ['will video calls to my mother work from Sharjah', ['united-arab-emirates']],
    ['can i work from Dubai for my old firm', ['united-arab-emirates']],
    ['we drive from Dubai', []],
  ])('is where one will be, not what one has from elsewhere: "%s"', (question, countries) => {
    expect(about(question)).toEqual(countries);
  });

  it.each([
    ['French customs', 'france'],
    ['the Swiss embassy', 'switzerland'],
    ['New Mexico', 'united-states'],
    ['New South Wales', 'australia'],
    ['Northern Ireland', 'united-kingdom'],
    ['North Korea', 'North Korea'],
    ['visa for Austria', 'Austria'],
    ['to Iceland', 'Iceland'],
    ['Malaysai', 'malaysia'],
    ['to Jpaan', 'japan'],
    ['Unted Kingdom', 'united-kingdom'],
  ])('is told apart from similar names in "%s"', (question, country) => {
    expect(about(question)).toEqual([country]);
  });
});
