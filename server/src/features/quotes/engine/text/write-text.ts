import type { MeasureSystem } from '@meg/shared/domain/quotes/measurement-system';
import type { Language, PluralWords } from '@meg/shared/languages/language';
import { fillWords, isolated } from '../../../../languages/fill-words.js';
import type { LineParams } from '../move/move.js';
import { formatsOf, type Reader } from './figure-formats.js';

type QuoteWords = Language['quotes'];
export type QuoteTextCode = keyof QuoteWords;
type CountedCode = { [C in QuoteTextCode]: QuoteWords[C] extends string ? never : C }[QuoteTextCode];

/** The parameter that decides the plural form of a sentence. */
const countedBy: Readonly<Record<CountedCode, string>> = {
  labour: 'movers',
  labour_minimum: 'movers',
  mode_shared: 'max',
  mode_own: 'max',
  mode_air: 'max',
  move_date_far: 'years',
  factor_time_weeks: 'max',
  factor_time_customs: 'days',
};

/** Rates are kept for each mile and each cubic metre, and named for the measure that people reckon in. */
const codesOfMeasure: Readonly<Record<MeasureSystem, Partial<Record<QuoteTextCode, QuoteTextCode>>>> = {
  metric: { mileage: 'mileage_metric' },
  imperial: { packing: 'packing_imperial', storage: 'storage_imperial' },
};

const ownCode = (code: QuoteTextCode, { units }: Reader): QuoteTextCode => codesOfMeasure[units][code] ?? code;

export type QuoteWriter = ReturnType<typeof createQuoteWriter>;

/** Fills the sentences of the reader's language. */
export function createQuoteWriter(reader: Reader) {
  const { styles, names, plurals } = formatsOf(reader);
  const { words } = reader.language;
  const sentence = (code: QuoteTextCode, params: LineParams): string => {
    const found: string | PluralWords = words.quotes[ownCode(code, reader)];
    if (typeof found === 'string') return found;
    return found[plurals.select(Number(params[countedBy[code as CountedCode]]))] ?? found.other;
  };
  return {
    write: (code: QuoteTextCode, params: LineParams = {}): string =>
      fillWords(sentence(code, params), (name, style = 'number') => {
        const value = params[name];
        if (typeof value === 'number') return styles[style]?.(value) ?? String(value);
        return isolated(names[style]?.(value ?? '') ?? value ?? '', words);
      }),
  };
}
