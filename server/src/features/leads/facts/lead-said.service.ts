import type { ConversationLine } from '@meg/shared/contract/conversation';
import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import type { LeadAddition, NewLead } from '@meg/shared/contract/leads';
import { moneyLocaleOf } from '@meg/shared/domain/english/english-of-country';
import { wholeMoney } from '@meg/shared/domain/money/write-money';
import { pick } from '../../../pick.js';
import { digitsOf } from '../../../text/phone-digits.js';
import type { LeadRow } from '../leads.table.js';
import { columnsOfMove, moveOf, moveOfLead, withAddition } from './lead-move.service.js';

type Range = Pick<LeadQuote, 'minPrice' | 'maxPrice' | 'currency'>;

/** A price must show even if the language or the currency is unknown. */
export function rangeInWords({ minPrice, maxPrice, currency }: Range, language: string): string {
  try {
    return wholeMoney(language, currency).formatRange(minPrice, maxPrice);
  } catch {
    return `${minPrice} – ${maxPrice} ${currency}`;
  }
}

const bytesOf = (text: string): number => Buffer.byteLength(text);

export const quoteColumns = (quote: LeadQuote, language: string) => ({
  quote: JSON.stringify(quote),
  preliminaryQuote: rangeInWords(quote, language),
  quoteAmount: Math.round((quote.minPrice + quote.maxPrice) / 2),
  quoteCurrency: quote.currency,
});

const conversationColumns = (lines: readonly ConversationLine[]) => ({
  conversation: JSON.stringify(lines),
  chatLength: lines.reduce((sum, { text }) => sum + bytesOf(text), 0),
});

type NamedRange = Pick<NewLead, 'quote' | 'preliminaryQuote'>;

export const namesRange = ({ quote, preliminaryQuote }: NamedRange): boolean =>
  quote !== undefined || preliminaryQuote !== '';

const isSameRange = (one: LeadQuote, other: LeadQuote): boolean =>
  one.minPrice === other.minPrice && one.maxPrice === other.maxPrice && one.currency === other.currency;

/** The amounts in a text, however its language groups their digits. */
const amountsIn = (text: string): string =>
  Array.from(text.matchAll(/\p{Nd}+(?:[.,\s'’٬]\p{Nd}{3})*/gu), ([amount]) => digitsOf(amount)).join();

/** What the sender named, in words, where it is not what the company's rates give; otherwise empty. */
function otherRange({ quote, preliminaryQuote }: NamedRange, own: LeadQuote | null, language: string): string {
  const isOwn = own !== null && amountsIn(preliminaryQuote) === `${own.minPrice},${own.maxPrice}`;
  if (preliminaryQuote !== '' && !isOwn) return preliminaryQuote;
  return quote && !(own && isSameRange(quote, own)) ? rangeInWords(quote, language) : '';
}

const noQuote = { quote: null, preliminaryQuote: '', quoteAmount: 0, quoteCurrency: '' };

/** What a new lead says besides its move and its person. Its range is its own quote: anybody may send any other. */
export function saidColumns(
  lead: NamedRange & Pick<NewLead, 'readiness' | 'conversation' | 'chatHistory' | 'language'>,
  ownQuote: LeadQuote | null,
) {
  const { readiness, conversation, chatHistory, language } = lead;
  return {
    chatHistory,
    ...(ownQuote ? quoteColumns(ownQuote, language) : noQuote),
    otherRange: otherRange(lead, ownQuote, language),
    readiness: readiness ? JSON.stringify(readiness) : null,
    ...(conversation?.length
      ? conversationColumns(conversation)
      : { conversation: null, chatLength: bytesOf(chatHistory) }),
  };
}

/** A range that the lead has already stays as it is: the rates may have changed since the visitor saw it. */
function rangeChange(lead: LeadRow, named: LeadQuote, own: LeadQuote | null): Partial<LeadRow> {
  const known = quoteOfLead(lead);
  if (known && isSameRange(named, known)) return {};
  const { language } = lead;
  return {
    ...(own && quoteColumns(own, language)),
    otherRange: otherRange({ quote: named, preliminaryQuote: '' }, own, language),
  };
}

/**
 * The columns that change by what the visitor has said since. Empty if all of that was known. The quote is what the
 * company's rates give for the move by now.
 */
export function changeByAddition(
  lead: LeadRow,
  { move, quote, readiness, conversation }: LeadAddition,
  ownQuote: LeadQuote | null,
): Partial<LeadRow> {
  const said: Partial<LeadRow> = {
    ...columnsOfMove(withAddition(moveOfLead(lead), moveOf(move))),
    ...(quote && { ...rangeChange(lead, quote, ownQuote), rangeShown: 1 }),
    ...(readiness && { readiness: JSON.stringify(readiness) }),
    ...(conversation?.length && conversationColumns(conversation)),
  };
  return Object.fromEntries(Object.entries(said).filter(([name, value]) => value !== lead[name as keyof LeadRow]));
}

export function quoteOfLead({ quote }: Pick<LeadRow, 'quote'>): LeadQuote | null {
  return quote === null ? null : JSON.parse(quote);
}

/** The range as data. */
export function rangeOf(lead: Pick<LeadRow, 'quote'>): Range | null {
  const quote = quoteOfLead(lead);
  return quote && pick(quote, 'minPrice', 'maxPrice', 'currency');
}

/** The range in the form of money of a company in that country, whoever was quoted. */
export function rangeForCompany(lead: Pick<LeadRow, 'quote' | 'preliminaryQuote'>, country: string): string {
  const range = rangeOf(lead);
  return range ? rangeInWords(range, moneyLocaleOf(country)) : lead.preliminaryQuote;
}

/** 0 to 100; null if the test was not taken. */
export function readinessOfLead({ readiness }: Pick<LeadRow, 'readiness'>): number | null {
  return readiness === null ? null : JSON.parse(readiness).percentage;
}

export function linesOf({ conversation }: Pick<LeadRow, 'conversation'>): ConversationLine[] {
  return conversation === null ? [] : JSON.parse(conversation);
}

const speakerNames = { assistant: 'Meg', visitor: 'Visitor' } as const;

/** The conversation as one text. */
export function conversationText(lead: Pick<LeadRow, 'conversation' | 'chatHistory'>): string {
  const lines = linesOf(lead).map(({ speaker, text }) => `${speakerNames[speaker]}: ${text}`);
  return lines.length > 0 ? lines.join('\n') : lead.chatHistory;
}

/**
 * What the visitor said. Not what Meg said: that is much the same in every conversation, and would find them all. Of a
 * conversation in another form, all of it.
 */
export function visitorsWords(lead: Pick<LeadRow, 'conversation' | 'chatHistory'>): string {
  const said = linesOf(lead).filter(({ speaker }) => speaker === 'visitor');
  if (said.length > 0) return said.map(({ text }) => text).join('\n');
  const lines = lead.chatHistory.split('\n').filter((line) => !line.startsWith(`${speakerNames.assistant}:`));
  return lines.map((line) => line.replace(/^Visitor: /, '')).join('\n');
}
