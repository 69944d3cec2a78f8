import { countryCodes } from './country-zones.js';

/** In which addresses are written, besides English: the languages of the chat and of large neighbours. */
const languages = [
  'en',
  'es',
  'fr',
  'ms',
  'et',
  'ar',
  'de',
  'it',
  'nl',
  'pt',
  'ru',
  'ja',
  'zh',
  'ko',
  'th',
  'fi',
  'sv',
];

const alsoCalled: Readonly<Record<string, string>> = {
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  us: 'US',
  usa: 'US',
  'u s a': 'US',
  'united states of america': 'US',
  'republic of ireland': 'IE',
  eire: 'IE',
  'eesti vabariik': 'EE',
  uae: 'AE',
  'czech republic': 'CZ',
  holland: 'NL',
  turkey: 'TR',
};

/** Also a state of the USA: "Atlanta, Georgia". */
const doubtful = new Set(['georgia']);

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA ' +
  'RI SC SD TN TX UT VT VA WA WV WI WY';

/** Postcodes that no other country has in this form. */
const postcodes: readonly (readonly [country: string, pattern: RegExp])[] = [
  ['US', new RegExp(`\\b(?:${states.replaceAll(' ', '|')}) \\d{5}(?:-\\d{4})?\\b`)],
  ['CA', /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/i],
  ['GB', /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i],
  ['IE', /\b(?:D6W|[AC-FHKNPRTV-Y]\d{2}) ?(?=\w*[A-Z])(?=\w*\d)[0-9AC-FHKNPRTV-Y]{4}\b/],
];

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

let names: ReadonlyMap<string, string> | undefined;

/** Made at the first use, because it takes some milliseconds. */
function countryNames(): ReadonlyMap<string, string> {
  names ??= new Map([
    ...languages.flatMap((language) => {
      const display = new Intl.DisplayNames([language], { type: 'region' });
      return countryCodes.map((code) => [fold(display.of(code) ?? code), code] as const);
    }),
    ...Object.entries(alsoCalled),
  ]);
  return names;
}

/** The parts of an address, as people separate them: by commas, in their own script too, and by lines. */
export const partsOfAddress = (address: string): string[] =>
  address
    .split(/[,;،、，\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function countryNamed(text: string): string | undefined {
  const name = fold(text);
  return doubtful.has(name) ? undefined : countryNames().get(name);
}

/** The country that an address names, or that its postcode is of. Undefined where a city has to decide. */
export function countryOfAddress(address: string): string | undefined {
  const parts = partsOfAddress(address);
  // Some write the country first, as in Japan.
  for (const part of [parts.at(-1), parts[0]]) {
    const country = part === undefined ? undefined : countryNamed(part);
    if (country !== undefined) return country;
  }
  return postcodes.find(([, pattern]) => pattern.test(address))?.[0];
}
