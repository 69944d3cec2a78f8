/** Countries whose English has customs of its own for figures and money, which every runtime knows. */
const ownEnglish = new Set(['AU', 'CA', 'GB', 'HK', 'IE', 'IN', 'MY', 'NZ', 'PH', 'SG', 'US', 'ZA']);

export const isAmerican = (country: string): boolean => country.toUpperCase() === 'US';

/** The locale in which a company of that country writes dates and words: American or British. */
export const englishOfCountry = (country: string): 'en-US' | 'en-GB' => (isAmerican(country) ? 'en-US' : 'en-GB');

/**
 * The locale in which it writes money, so that a dollar is `$` at home and `US$` or `CA$` elsewhere, the same wherever
 * it is shown. A company that has not said where it is has plain English.
 */
export function moneyLocaleOf(country: string): string {
  if (country === '') return 'en';
  return ownEnglish.has(country) ? `en-${country}` : 'en-GB';
}
