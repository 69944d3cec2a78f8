import { type MeasureSystem, toFt3, toMiles } from '@meg/shared/domain/measures';
import type { LineParams } from './move.js';
import { type QuoteTextCode, quoteTexts } from './quote-texts-en.js';

export interface Reader {
  readonly language: string;
  readonly currency: string;
  readonly units: MeasureSystem;
}

export interface QuoteWriter {
  write(code: QuoteTextCode, params?: LineParams): string;
}

/** A language or currency that the runtime does not know must not cost the visitor the quote. */
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language, options);
  } catch {
    const { style: _, currency: __, ...plain } = options;
    return new Intl.NumberFormat('en', plain);
  }
}

type Style = (value: number) => string;

function stylesFor({ language, currency, units }: Reader): Readonly<Record<string, Style>> {
  const plain = numberFormat(language, { maximumFractionDigits: 3 });
  const whole = numberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  const exact = numberFormat(language, { style: 'currency', currency, minimumFractionDigits: 2 });
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const pair = (metric: string, imperial: string): string =>
    units === 'metric' ? `${metric} (${imperial})` : `${imperial} (${metric})`;
  return {
    number: (value) => plain.format(value),
    money: (value) => (Number.isInteger(value) ? whole : exact).format(value),
    percent: (value) => percent.format(value),
    volume: (value) => pair(`${plain.format(value)} m³`, `${plain.format(toFt3(value))} ft³`),
    distance: (value) => pair(`${plain.format(value)} km`, `${plain.format(toMiles(value))} miles`),
  };
}

/** Number formats take a tenth of a millisecond each to make, which is more than the whole price takes. */
const known = new Map<string, Readonly<Record<string, Style>>>();
/** More readers than any company has. The list must not grow with what callers send. */
const mostKnown = 200;

function stylesOf(reader: Reader): Readonly<Record<string, Style>> {
  const key = `${reader.language} ${reader.currency} ${reader.units}`;
  const styles = known.get(key) ?? stylesFor(reader);
  if (known.size < mostKnown) known.set(key, styles);
  return styles;
}

const figure = /\{(\w+)(?:\|(\w+))?\}/g;

/** Fills the catalogue's sentences for one reader. */
export function createQuoteWriter(reader: Reader): QuoteWriter {
  const styles = stylesOf(reader);
  return {
    write: (code, params = {}) =>
      quoteTexts[code].replace(figure, (_, name: string, style = 'number') => {
        const value = params[name];
        return typeof value === 'number' ? (styles[style]?.(value) ?? String(value)) : (value ?? '');
      }),
  };
}
