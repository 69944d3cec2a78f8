import type { Named } from './authorities.js';
import { type AdvisedCountry, advisedCountries } from './country-matters.js';

/** The slugs of countries that may decide whose rules are told; null is a country without a guide. */
export interface CountriesInQuestion {
  /** The countries that the question is about, and those that it leaves. */
  readonly about: readonly (string | null)[];
  readonly from: readonly (string | null)[];
  /** The ends of the move on the screen; undefined if unknown. */
  readonly origin: string | null | undefined;
  readonly destination: string | null | undefined;
  readonly ofCompany: AdvisedCountry | undefined;
}

export interface ChosenCountries {
  readonly countries: readonly AdvisedCountry[];
  /** Whether the question names them, by their names or their authorities. */
  readonly isNamed: boolean;
}

/** Whether the advice knows the rules of this country. */
export const isAdvised = (slug: string | null | undefined): slug is AdvisedCountry =>
  typeof slug === 'string' && slug in advisedCountries;

/** What was named counts even where the advice does not know it: another country's rules would be untrue. */
export function chooseCountries(
  authorities: readonly Named[],
  { isOnArrival, isAtHome }: { readonly isOnArrival: boolean; readonly isAtHome: boolean },
  { about, from, origin, destination, ofCompany }: CountriesInQuestion,
): ChosenCountries {
  const ofAuthorities = new Set(authorities.map(({ country }) => country));
  if (ofAuthorities.size > 0) return { countries: [...ofAuthorities], isNamed: true };
  const [first, second] = isOnArrival ? [about, from] : [from, about];
  const named = first.length > 0 ? first : second;
  if (named.length > 0) return { countries: named.filter(isAdvised), isNamed: true };
  const ofMove = isOnArrival ? destination : origin;
  const other = ofMove === undefined && !isAtHome ? ofCompany : ofMove;
  return { countries: [other].filter((slug) => slug !== undefined).filter(isAdvised), isNamed: false };
}
