/** How a country writes its numbers: calling code, the digit before a national number, and how many digits follow it. */
type Plan = readonly [code: string, trunk: string, fewest: number, most: number];

const plans: Readonly<Record<string, Plan>> = {
  AE: ['971', '0', 8, 9],
  AT: ['43', '0', 7, 11],
  AU: ['61', '0', 9, 9],
  BE: ['32', '0', 8, 9],
  BR: ['55', '0', 10, 11],
  CA: ['1', '1', 10, 10],
  CH: ['41', '0', 9, 9],
  CN: ['86', '0', 9, 11],
  DE: ['49', '0', 7, 11],
  DK: ['45', '', 8, 8],
  EE: ['372', '', 7, 8],
  ES: ['34', '', 9, 9],
  FI: ['358', '0', 7, 10],
  FR: ['33', '0', 9, 9],
  GB: ['44', '0', 9, 10],
  HK: ['852', '', 8, 8],
  ID: ['62', '0', 8, 11],
  IE: ['353', '0', 7, 9],
  IN: ['91', '0', 10, 10],
  IT: ['39', '', 8, 11],
  JP: ['81', '0', 9, 10],
  LT: ['370', '0', 8, 8],
  LV: ['371', '', 8, 8],
  MX: ['52', '', 10, 10],
  MY: ['60', '0', 8, 10],
  NL: ['31', '0', 9, 9],
  NO: ['47', '', 8, 8],
  NZ: ['64', '0', 8, 10],
  PH: ['63', '0', 8, 10],
  PL: ['48', '', 9, 9],
  PT: ['351', '', 9, 9],
  SE: ['46', '0', 7, 9],
  SG: ['65', '', 8, 8],
  TH: ['66', '0', 8, 9],
  US: ['1', '1', 10, 10],
  ZA: ['27', '0', 9, 9],
};

export const phoneCountries = Object.keys(plans);

/** By ITU-T E.164; no country has a full number with fewer than the least. */
const leastDigits = 7;
const mostDigits = 15;

/** The calling codes of one and of two digits. All others have three. */
const shortCodes = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

const isFull = (digits: string): boolean => digits.length >= leastDigits && digits.length <= mostDigits;

function nationalNumber(digits: string, [code, trunk, fewest, most]: Plan): string | undefined {
  const fits = (number: string) => number.length >= fewest && number.length <= most;
  if (trunk !== '' && digits.startsWith(trunk) && fits(digits.slice(trunk.length))) return digits.slice(trunk.length);
  if (fits(digits)) return digits;
  // The whole number, of which only the plus is missing.
  const behindCode = digits.slice(code.length);
  return digits.startsWith(code) && fits(behindCode) ? behindCode : undefined;
}

/**
 * A number as people write it, in the international form: `020 7946 0000` of a company in GB is `+442079460000`.
 * Undefined for what cannot be told: a national number where the country is not known or has no such numbers.
 */
export function internationalPhone(typed: string, country?: string | null): string | undefined {
  const [main = ''] = typed.trim().split(/[a-z#;,/]/i);
  const written = main.replace(/[^\d+]/g, '');
  const prefix = /^(?:\+|00)/.exec(written)?.[0];
  if (prefix !== undefined) {
    const digits = main
      .replace('(0)', '')
      .replace(/\D/g, '')
      .slice(prefix === '+' ? 0 : prefix.length);
    return isFull(digits) && !digits.startsWith('0') ? `+${digits}` : undefined;
  }
  const plan = plans[country ?? ''];
  const national = plan && nationalNumber(written.replace(/\D/g, ''), plan);
  return national === undefined ? undefined : `+${plan?.[0]}${national}`;
}

/** The calling code at the start of a number in the international form. */
export function callingCode(international: string): string {
  const digits = international.slice(1);
  return shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
}

/** Where a number in the international form belongs; undefined for unknown codes. Canada has the rules of the United States. */
export function countryOfPhone(typed: string): string | undefined {
  const number = internationalPhone(typed);
  if (number === undefined) return undefined;
  const code = callingCode(number);
  return code === '1' ? 'US' : phoneCountries.find((country) => plans[country]?.[0] === code);
}

/** The calling code of a country; undefined for unknown ones. */
export function codeOfCountry(country: string | null | undefined): string | undefined {
  return plans[country ?? '']?.[0];
}

/** What comes before a national number that is written out. North America writes none. */
export function nationalTrunk(country: string | null | undefined): string {
  const trunk = plans[country ?? '']?.[1] ?? '';
  return trunk === '1' ? '' : trunk;
}
