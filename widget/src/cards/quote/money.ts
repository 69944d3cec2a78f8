import { withWholeSymbol } from '@meg/shared/domain/quotes/whole-symbol';

/** Such as "$9.4K–$11.4K", to fit beside a name. */
export function shortRange(language: string, [low, high]: readonly [number, number], currency: string): string {
  const options = { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 } as const;
  try {
    const format = new Intl.NumberFormat(language, options);
    return [low, high].map((amount) => withWholeSymbol(format.format(amount))).join('–');
  } catch {
    return `${low}–${high}`;
  }
}

export function percent(language: string, share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
