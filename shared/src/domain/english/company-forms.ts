import { type MeasureSystem, measuresFor } from '../quotes/measurement-system.js';
import { inAmerican } from './american-words.js';
import { isAmerican } from './english-of-country.js';

/** By which forms a company writes words, money, dates and measures. */
export interface CompanyForms {
  /** Two letters; empty where it has not said where it is. */
  readonly country: string;
  readonly units: MeasureSystem;
}

/** Its units are as it has set them, else as is usual where it is. */
export function companyForms({ country, units }: { country: string; units: MeasureSystem | '' }): CompanyForms {
  return { country, units: measuresFor('', country || null, units) };
}

/** Words that are kept in British English, as the company writes them. */
export const inEnglishOfCountry = (text: string, country: string): string =>
  isAmerican(country) ? inAmerican(text) : text;
