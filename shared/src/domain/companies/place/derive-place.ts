import { type MeasureSystem, measuresFor } from '../../quotes/measurement-system.js';
import { launchCountries } from '../../quotes/service-countries.js';
import { isTimezone } from '../../time/zoned-time.js';
import { countryOfPhone } from './calling-codes.js';
import { chatLanguages } from './chat-languages.js';
import { currencyOf } from './country-currencies.js';
import { countryOfAddress } from './country-of-address.js';
import { countryOfZone } from './country-zones.js';
import { zoneAt } from './zone-of-region.js';

/** What is known of a new company. Each may be missing. */
export interface PlaceClues {
  /** That a person has chosen. */
  readonly country?: string | undefined;
  readonly address?: string | undefined;
  /** Of the city that the address names, where the gazetteer is sure of it. */
  readonly city?: { readonly country: string; readonly region?: string | undefined } | undefined;
  readonly phone?: string | undefined;
  /** Of the cities and countries that its service areas name. */
  readonly areaCountries?: readonly string[] | undefined;
  /** Of the browser. */
  readonly timezone?: string | undefined;
  /** Of the browser, as in "en-US". */
  readonly locale?: string | undefined;
}

export const placeSources = ['said', 'address', 'phone', 'areas', 'timezone', 'language'] as const;
export type PlaceSource = (typeof placeSources)[number];

export interface DerivedPlace {
  /** Null where nothing tells. */
  readonly country: string | null;
  readonly from: PlaceSource | null;
  readonly currency: string;
  readonly units: MeasureSystem;
  readonly timezone: string;
  /** Of the chat, for visitors who read none of its languages. */
  readonly language: string;
  readonly serviceCountries: readonly string[];
}

/** Where most visitors read another of the chat's languages than English. */
const languagesOfCountries: Readonly<Record<string, string>> = {
  es: 'ES MX AR CL CO PE EC UY PY BO VE CR PA GT HN NI SV DO CU PR',
  fr: 'FR BE MC LU SN CI CM MG RE GP MQ GF NC PF',
  et: 'EE',
  ar: 'SA AE QA KW BH OM JO LB EG MA DZ TN LY IQ SY YE PS SD',
};

/** What a company begins with where nothing tells where it is. */
const usual = { currency: 'USD', timezone: 'America/New_York', language: 'en' };

/** The region follows the language and its script: in `en-u-ca-buddhist`, `ca` is the name of an extension. */
const regionOf = (locale: string): string | undefined =>
  locale.match(/^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?![a-z0-9])/i)?.[1]?.toUpperCase();

/** From the surest to the least sure: a browser may be on a journey, and its language is often American. */
function whereabouts(clues: PlaceClues): [PlaceSource, string] | undefined {
  const { address = '', city, phone = '', areaCountries = [], timezone = '', locale = '' } = clues;
  const found: readonly (readonly [PlaceSource, string | undefined])[] = [
    ['said', clues.country || undefined],
    ['address', countryOfAddress(address) ?? city?.country],
    ['phone', countryOfPhone(phone)],
    ['areas', areaCountries[0]],
    ['timezone', countryOfZone(timezone)],
    ['language', regionOf(locale)],
  ];
  const first = found.find(([, country]) => country !== undefined);
  return first && [first[0], first[1] as string];
}

function languageOf(country: string | undefined, locale: string): string {
  const own = locale.slice(0, 2).toLowerCase();
  if (chatLanguages.some((language) => language === own)) return own;
  const [common] = Object.entries(languagesOfCountries).find(([, all]) => all.split(' ').includes(country ?? '')) ?? [];
  return common ?? usual.language;
}

/** Where a new company is and what follows from it, to be shown and corrected. Pure: a city is found by the caller. */
export function derivePlace(clues: PlaceClues): DerivedPlace {
  const { city, areaCountries = [], locale = '' } = clues;
  const timezone = isTimezone(clues.timezone ?? '') ? clues.timezone : undefined;
  const [from, country] = whereabouts(clues) ?? [];
  if (from === undefined || country === undefined) return nowhere(timezone, locale);
  const region = city?.country === country ? city.region : undefined;
  return {
    country,
    from,
    currency: currencyOf(country),
    units: measuresFor('', country),
    timezone: zoneAt({ country, region, zone: timezone }) ?? timezone ?? usual.timezone,
    language: languageOf(country, locale),
    serviceCountries: [...new Set([country, ...areaCountries])],
  };
}

function nowhere(timezone: string | undefined, locale: string): DerivedPlace {
  return {
    country: null,
    from: null,
    currency: usual.currency,
    units: 'metric',
    timezone: timezone ?? usual.timezone,
    language: languageOf(undefined, locale),
    serviceCountries: launchCountries,
  };
}
