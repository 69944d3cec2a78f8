import { moneyLocaleOf } from '../english/english-of-country.js';

/** As the readers of a country write it, with cents only where there are some: "$334", "US$334". */
export function writeMoney(amount: number, { currency, country }: { currency: string; country: string }): string {
  const isWhole = Number.isInteger(amount);
  return new Intl.NumberFormat(moneyLocaleOf(country), {
    style: 'currency',
    currency,
    ...(isWhole && { maximumFractionDigits: 0 }),
  }).format(amount);
}

/** Languages come from anybody, so that the number of formats is bounded. */
const formatsKept = 200;
const wholeFormats = new Map<string, Intl.NumberFormat>();

/** Amounts without cents. Making a format takes far longer than using it. Throws where the language or the currency is unknown. */
export function wholeMoney(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = wholeFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  if (wholeFormats.size >= formatsKept) wholeFormats.clear();
  wholeFormats.set(key, made);
  return made;
}
