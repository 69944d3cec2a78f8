import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCountries, namedCountries } from './country-search.js';

const countries = [
  { slug: 'united-kingdom', code: 'GB' },
  { slug: 'spain', code: 'ES' },
  { slug: 'united-arab-emirates', code: 'AE' },
  { slug: 'south-korea', code: 'KR' },
  { slug: 'estonia', code: 'EE' },
];

function named(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return namedCountries(countries, language, (code) => names.of(code) ?? code);
}

const found = (language: string, query: string) => findCountries(named(language), query).map(({ name }) => name);

describe('the menu of countries', () => {
  it("names and sorts them in the reader's language", () => {
    expect(named('en').map(({ code }) => code)).toEqual(['EE', 'KR', 'ES', 'AE', 'GB']);
    expect(named('fr').map(({ name }) => name)).toEqual([
      'Corée du Sud',
      'Émirats arabes unis',
      'Espagne',
      'Estonie',
      'Royaume-Uni',
    ]);
  });

  it.each([
    ['fr', 'coree', ['Corée du Sud']],
    ['fr', ' ROYAUME UNI ', ['Royaume-Uni']],
    ['fr', 'emirats', ['Émirats arabes unis']],
    // By the English name as well, by the code, and by the initials.
    ['fr', 'spain', ['Espagne']],
    ['en', 'uk', ['United Kingdom']],
    ['en', 'gb', ['United Kingdom']],
    ['en', 'U.A.E.', ['United Arab Emirates']],
    ['ar', 'إسبانيا', ['إسبانيا']],
    ['ar', 'اسبانيا', ['إسبانيا']],
    ['en', 'united', ['United Arab Emirates', 'United Kingdom']],
    ['en', 'atlantis', []],
  ])('in %s finds by %j', (language, query, names) => {
    expect(found(language, query)).toEqual(names);
  });

  it('shows all of them where nothing is looked for', () => {
    expect(found('en', ' . ')).toHaveLength(5);
  });

  it('takes any text, and finds nothing that is not there', () => {
    const all = named('en');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        expect(all).toEqual(expect.arrayContaining([...findCountries(all, query)]));
      }),
    );
  });
});
