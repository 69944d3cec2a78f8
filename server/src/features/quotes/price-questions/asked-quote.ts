import type { PartialMove } from '@meg/shared/contract/move';
import type { Quote, QuoteRequest } from '@meg/shared/contract/quotes';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';
import type { ReaderLanguage } from '../../../languages/choose-language.js';
import { workOut } from '../engine/compute-quote.js';
import type { Inventory } from '../engine/move/move.js';
import type { QuoteCase, QuotingCompany } from '../engine/quote-case.js';
import { withContainerNames } from '../engine/text/container-names.js';
import type { Workings } from '../engine/text/quote-lines.js';

/** A quote with a price, and how to work out others. */
export interface AskedQuote {
  readonly request: QuoteRequest;
  readonly quote: Quote & { readonly minPrice: number; readonly maxPrice: number };
  readonly workings: Workings;
  readonly rates: MovingRates;
  readonly language: ReaderLanguage;
  /** Of the same move with something changed. */
  workOut(change: Partial<QuoteRequest>): Workings;
}

/** Things that a question names, with how many of each. */
export interface AskedThings {
  readonly items: Inventory['items'];
  readonly specialItems: NonNullable<PartialMove['specialItems']>;
}

/** What a question would change of the move, with few words for each fact. */
export interface AskedChange {
  readonly facts: PartialMove;
  readonly takenBack: readonly (keyof PartialMove)[];
  readonly words: readonly string[];
}

export function askedQuote(quote: AskedQuote['quote'], quoteCase: QuoteCase, company: QuotingCompany): AskedQuote {
  const rates = withContainerNames(company.rates, quoteCase.language.words);
  const { request, language } = quoteCase;
  const workOutWith = (change: Partial<QuoteRequest>): Workings =>
    workOut({ ...quoteCase, request: { ...request, ...change } }, company, rates);
  return { request, quote, rates, language, workings: workOutWith({}), workOut: workOutWith };
}

export interface Prices {
  readonly min: number;
  readonly max: number;
}

export const pricesOf = ({ quote }: AskedQuote): Prices => ({ min: quote.minPrice, max: quote.maxPrice });

export const rangeText = ({ workings }: AskedQuote, { min, max }: Prices): string =>
  workings.writer.write('say_range', { min, max });

export const asList = (lines: readonly string[]): string => lines.map((line) => `• ${line}`).join('\n');
