/** Cities that people write by more than one name, and words within such names, as texts are folded. */
const sameNames: readonly (readonly string[])[] = [
  ['munich', 'munchen', 'muenchen'],
  ['cologne', 'koln', 'koeln'],
  ['nuremberg', 'nurnberg', 'nuernberg'],
  ['dusseldorf', 'duesseldorf'],
  ['zurich', 'zuerich'],
  ['geneva', 'geneve', 'genf'],
  ['vienna', 'wien'],
  ['prague', 'praha'],
  ['warsaw', 'warszawa'],
  ['copenhagen', 'kobenhavn'],
  ['gothenburg', 'goteborg'],
  ['helsinki', 'helsingfors'],
  ['brussels', 'bruxelles', 'brussel'],
  ['antwerp', 'antwerpen', 'anvers'],
  ['lisbon', 'lisboa'],
  ['seville', 'sevilla'],
  ['rome', 'roma'],
  ['milan', 'milano'],
  ['naples', 'napoli'],
  ['turin', 'torino'],
  ['venice', 'venezia', 'venise'],
  ['florence', 'firenze'],
  ['athens', 'athina'],
  ['bucharest', 'bucuresti'],
  ['belgrade', 'beograd'],
  ['moscow', 'moskva'],
  ['saint', 'st'],
];

const spellings = new Map(sameNames.flatMap((names) => names.map((name) => [name, names] as const)));

/** A typed word with the other spellings of the same name. */
export const spellingsOf = (term: string): readonly string[] => spellings.get(term) ?? [term];

const countryAtEnd = /(?<=\S) (?:uk|gb|usa?|uae|united kingdom|united states)$/;

/** "london uk" is London: leads keep the names of cities, not of their countries. */
export const withoutCountry = (folded: string): string => folded.replace(countryAtEnd, '');
