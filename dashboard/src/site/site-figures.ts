/**
 * Figures as the pages' English writes them, whatever the reader's own habit: the pages are written ahead, and what the
 * browser makes of them must be the same text.
 */
export function money(amount: number, currency = 'USD'): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** Not `formatRange`, whose spaces differ between the build's Node and a browser. */
export function moneyRange(min: number, max: number, currency = 'USD'): string {
  return `${money(min, currency)} – ${money(max, currency)}`;
}

/** As in $3k – $4.9k, where there is little room. */
export function shortRange(min: number, max: number, currency = 'USD'): string {
  const symbol = money(0, currency).replace('0', '');
  const thousands = (amount: number) => `${symbol}${Math.round(amount / 100) / 10}k`;
  return `${thousands(min)} – ${thousands(max)}`;
}

export function plainNumber(value: number): string {
  return new Intl.NumberFormat('en-US').format(value);
}

const longDates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** 2026-11-21 as 21 November 2026. */
export function longDate(date: string): string {
  return longDates.format(new Date(date));
}
