import { digitsOf } from '../../text/phone-digits.js';

function wholeNumber(text: string): number | undefined {
  const digits = digitsOf(text);
  return digits === '' || digits.length > 15 ? undefined : Number(digits);
}

/**
 * The middle of a range as the visitor saw it, in whole units of its currency, or 0 where there was none. Ranges are in
 * whole units, so whatever parts their digits, in whatever language, parts thousands.
 */
export function amountOfRange(range: string): number {
  const amounts = range.split(/[–—-]/).flatMap((part) => wholeNumber(part) ?? []);
  return amounts.length === 0 ? 0 : Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length);
}
