import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../text/question-words.js';
import { readGuides } from '../read-guides.js';
import { CountryIndex } from './country-index.js';
import { detectCountry } from './detect-country.js';
import { findNames } from './find-names.js';

describe('the country of a question', async () => {
  const guides = await readGuides(fileURLToPath(new URL('../data', import.meta.url)));
  const index = new CountryIndex(guides, ['en', 'es', 'fr', 'ms', 'et', 'ar']);
  const about = (question: string) => {
    const words = wordsOf(question);
    return detectCountry(words, findNames(words, index)).about.map(({ slug }) => slug);
  };

  it.each([
    ['an Irish couple heading home after four years in Chicago, any tax on our stuff', 'ireland'],
    ['we are Brazilians going back for good, is the container taxed', 'brazil'],
    ['orang singapura nak balik dari Melbourne, barang rumah kena cukai tak', 'singapore'],
    ['saya warganegara Kanada dan akan pulang, tujuh tahun di Tokyo', 'canada'],
  ])('is that of the nationality of who goes home: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it.each([
    ['my Swedish husband and I are moving back to Spain', 'spain'],
    ['we return to Tallinn with our Japanese car', 'estonia'],
  ])('is where somebody says to go back to: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it('is none of a thing that goes home', () => expect(about('taking my german car back home')).toEqual([]));

  it.each([
    ['kas me Texasesse kolides peame autot registreerima', 'united-states'],
    ["mu töö on Nice'is, kas koer võib kaasa tulla", 'france'],
    ['kas Faros on talvel külm', 'portugal'],
    ['me kolime floriidasse, kas pistikud sobivad', 'united-states'],
    ['what do people wear to work in Madird', 'spain'],
    ['puedo llevar plantas a adelaida', 'australia'],
  ])('is told by a town with an ending or a wrong letter: "%s"', (question, slug) =>
    expect(about(question)).toEqual([slug]),
  );

  it.each(['we want to settle in soon', 'is it nice there', 'faros para el coche', 'the boxes are in parts'])(
    'is none where a word only looks like a town: "%s"',
    (question) => expect(about(question)).toEqual([]),
  );
});
