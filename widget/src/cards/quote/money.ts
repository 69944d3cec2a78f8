/** An amount in the reader's format. It is shown even if the currency code is invalid. */
export function money(language: string, amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
  } catch {
    return `${amount} ${currency}`;
  }
}

/** Such as "$9.4K–$11.4K", to fit three ranges side by side. */
export function shortRange(language: string, [low, high]: readonly [number, number], currency: string): string {
  const options = { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 } as const;
  try {
    const format = new Intl.NumberFormat(language, options);
    // A place to break the line, as the column is narrow.
    return `${format.format(low)}–\u200b${format.format(high)}`;
  } catch {
    return `${low}–${high}`;
  }
}

export function percent(language: string, share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
