import type { GuideCountry } from '../../conversation/guide-answer.js';

export interface NamedCountry extends GuideCountry {
  readonly name: string;
}

/** By name, in the order of the reader's language. */
export function namedCountries(
  countries: readonly GuideCountry[],
  language: string,
  nameOf: (code: string) => string,
): NamedCountry[] {
  const { compare } = new Intl.Collator(language);
  return countries
    .map(({ slug, code }) => ({ slug, code, name: nameOf(code) }))
    .sort((one, other) => compare(one.name, other.name));
}

/** Lower case, without accents and punctuation, which people often leave out. */
function plain(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\p{P}\p{Z}]+/gu, ' ')
    .toLowerCase()
    .trim();
}

/** Such as `uk` and `uae`, which people type more often than the name. */
function initials(slug: string): string {
  return slug
    .split('-')
    .map((word) => word[0])
    .join('');
}

/** Matches any part of the name in the reader's language or in English, the code, or the initials. */
export function findCountries(countries: readonly NamedCountry[], query: string): readonly NamedCountry[] {
  const wanted = plain(query);
  if (wanted === '') return countries;
  return countries.filter(
    ({ name, slug, code }) =>
      plain(name).includes(wanted) ||
      slug.replaceAll('-', ' ').includes(wanted) ||
      [code.toLowerCase(), initials(slug)].includes(wanted.replaceAll(' ', '')),
  );
}
