import type { DerivedPlace } from '@meg/shared/domain/companies/place/derive-place';
import { spelled } from '../../../ui/text/format.js';

const sources: Readonly<Record<NonNullable<DerivedPlace['from']>, string>> = {
  said: 'as you said',
  address: 'from your address',
  phone: 'from your phone number',
  areas: 'from your service areas',
  timezone: 'from the clock of this device',
  language: 'from the language of this browser',
};

export const unitWords = { imperial: 'Miles and cubic feet', metric: 'Kilometres and cubic metres' } as const;

const nameOf = (code: string, type: 'region' | 'currency' | 'language'): string =>
  new Intl.DisplayNames('en', { type }).of(code) ?? code;

export const countryName = (code: string): string => nameOf(code, 'region');
export const languageName = (code: string): string => nameOf(code, 'language');

/** What was derived and from what; undefined where nothing told. */
export function sourceOf({ country, from }: DerivedPlace): string | undefined {
  return country === null || from === null ? undefined : `${countryName(country)}, ${sources[from]}`;
}

export function placeRows(place: DerivedPlace): { term: string; value: string }[] {
  const { currency, units, timezone, language, serviceCountries } = place;
  return [
    { term: 'Moves within', value: serviceCountries.map(countryName).join(', ') },
    { term: 'Prices in', value: nameOf(currency, 'currency') },
    { term: 'Measures', value: spelled(unitWords[units]) },
    { term: 'Time zone', value: timezone.replaceAll('_', ' ') },
    { term: 'Language', value: languageName(language) },
  ];
}
