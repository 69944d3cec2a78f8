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
