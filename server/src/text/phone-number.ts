import { type CountryCode, isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import { AppError } from '../app-error.js';

/** Brackets and a leading 00 as people write them, in the way that the library reads. */
function plainSpelling(typed: string): string {
  return typed
    .replace('(0)', ' ')
    .replace(/[()]/g, ' ')
    .trim()
    .replace(/^00\s*/, '+');
}

const isInternational = (typed: string): boolean => plainSpelling(typed).startsWith('+');

/** The number as it is dialled from anywhere; undefined for what has too few or too many digits for its country. */
function possiblePhone(typed: string, country: string): PhoneNumber | undefined {
  const home: { defaultCountry?: CountryCode } = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(plainSpelling(typed), { ...home, extract: false });
  return number?.isPossible() ? number : undefined;
}

function phoneFault(typed: string, country: string): string {
  const home = isSupportedCountry(country) && new Intl.DisplayNames('en', { type: 'region' }).of(country);
  if (isInternational(typed))
    return 'There is no such telephone number. Check the country code and the digits after it.';
  return home
    ? `Not a telephone number of the company’s country (${home}). Write it with its area code, or begin with + and the country code.`
    : 'Begin with + and the country code: the company’s country is not known.';
}

interface TypedPhone {
  typed: string;
  /** Where a national number belongs. Empty where nobody knows. */
  country: string;
  /** The path of the field that a refusal names. */
  field: string;
}

/** A valid number, or what is wrong with it. */
export function readPhone(typed: string, country: string): { number?: PhoneNumber; fault?: string } {
  const number = possiblePhone(typed, country);
  return number ? { number } : { fault: phoneFault(typed, country) };
}

/** A valid number, or a refusal that says at its field what is wrong. */
export function requirePhone({ typed, country, field }: TypedPhone): PhoneNumber {
  const { number, fault = '' } = readPhone(typed, country);
  if (!number) throw new AppError('validation_failed', { fields: { [field]: fault } });
  return number;
}
