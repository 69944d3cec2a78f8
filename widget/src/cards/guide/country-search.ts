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

/** Without what a person in a hurry leaves out: accents, capitals, marks. */
function plain(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\p{P}\p{Z}]+/gu, ' ')
    .toLowerCase()
    .trim();
}

/** As in `uk` and `uae`, which are said more often than the name. */
function initials(slug: string): string {
  return slug
    .split('-')
    .map((word) => word[0])
    .join('');
}

/** By any part of the name in the reader's language or in English, by the code, or by the initials. */
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
