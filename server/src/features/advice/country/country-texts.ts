import type { GuideSource } from '@meg/shared/contract/answers';
import type { AdvisedCountry, CountryAdvice, Matter } from './country-matters.js';
import { countryPages } from './country-pages.js';
import { countryAdvice as ar } from './data/ar.js';
import { countryAdvice as en } from './data/en.js';
import { countryAdvice as es } from './data/es.js';
import { countryAdvice as et } from './data/et.js';
import { countryAdvice as fr } from './data/fr.js';
import { countryAdvice as ms } from './data/ms.js';

/** By language code. In another language only what holds everywhere is said. */
export const countryTexts: Readonly<Record<string, CountryAdvice>> = { en, es, fr, ms, et, ar };

/** What is said of a country. */
export interface CountryPart {
  readonly country: AdvisedCountry;
  readonly matters: readonly Matter[];
}

/** Below the country's name: a list, or the one thing there is to say. */
export function sayOfCountry({ country, matters }: CountryPart, language: string): string | undefined {
  const texts = countryTexts[language]?.[country];
  if (!texts || matters.length === 0) return undefined;
  const mark = matters.length > 1 ? '• ' : '';
  return [texts.heading, ...matters.map((matter) => `${mark}${texts[matter]}`)].join('\n');
}

/** Each page once, in the order of the parts. */
export function pagesOf(parts: readonly CountryPart[]): GuideSource[] {
  const pages = parts.flatMap(({ country, matters }) => matters.flatMap((matter) => countryPages[country][matter]));
  return [...new Map(pages.map((page) => [page.url, page])).values()];
}
