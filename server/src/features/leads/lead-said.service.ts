import type { ConversationLine } from '@meg/shared/contract/conversation';
import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import type { NewLead } from '@meg/shared/contract/leads';
import type { StoredReadiness } from '@meg/shared/contract/readiness';
import type { LeadRow } from './leads.store.js';

type Columns<Name extends keyof LeadRow> = Pick<LeadRow, Name>;
type Said = Pick<NewLead, 'quote' | 'readiness' | 'conversation' | 'preliminaryQuote' | 'chatHistory' | 'language'>;

/** A price must show even where the language or the currency is none that is known. */
function rangeInWords({ minPrice, maxPrice, currency }: LeadQuote, language: string): string {
  try {
    const money = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
    return money.formatRange(minPrice, maxPrice);
  } catch {
    return `${minPrice} – ${maxPrice} ${currency}`;
  }
}

const middleOf = ({ minPrice, maxPrice }: LeadQuote): number => Math.round((minPrice + maxPrice) / 2);

const bytesOf = (text: string): number => Buffer.byteLength(text);

export function quoteColumns(
  quote: LeadQuote,
  language: string,
): Columns<'quote' | 'preliminaryQuote' | 'quoteAmount'> {
  return {
    quote: JSON.stringify(quote),
    preliminaryQuote: rangeInWords(quote, language),
    quoteAmount: middleOf(quote),
  };
}

export function conversationColumns(lines: readonly ConversationLine[]): Columns<'conversation' | 'chatLength'> {
  return {
    conversation: JSON.stringify(lines),
    chatLength: lines.reduce((sum, { text }) => sum + bytesOf(text), 0),
  };
}

export function readinessColumn(result: StoredReadiness): Columns<'readiness'> {
  return { readiness: JSON.stringify(result) };
}

/** What a new lead says beside its move and its person. The text of a caller stands where there is no data. */
export function saidColumns({ quote, readiness, conversation, ...text }: Said) {
  const { preliminaryQuote, chatHistory, language } = text;
  return {
    chatHistory,
    ...(quote ? quoteColumns(quote, language) : { quote: null, preliminaryQuote, quoteAmount: 0 }),
    ...(preliminaryQuote !== '' && { preliminaryQuote }),
    ...(readiness ? readinessColumn(readiness) : { readiness: null }),
    ...(conversation?.length
      ? conversationColumns(conversation)
      : { conversation: null, chatLength: bytesOf(chatHistory) }),
  };
}

export function quoteOfLead({ quote }: Pick<LeadRow, 'quote'>): LeadQuote | null {
  return quote === null ? null : JSON.parse(quote);
}

/** 0 to 100; null where the test was not taken. */
export function readinessOfLead({ readiness }: Pick<LeadRow, 'readiness'>): number | null {
  return readiness === null ? null : (JSON.parse(readiness) as { percentage: number }).percentage;
}

export function linesOf({ conversation }: { conversation: string | null }): ConversationLine[] {
  return conversation === null ? [] : JSON.parse(conversation);
}

const speakerNames = { assistant: 'Meg', visitor: 'Visitor' } as const;

/** The conversation as text, for who takes it as one. */
export function conversationText(lead: Pick<LeadRow, 'conversation' | 'chatHistory'>): string {
  const lines = linesOf(lead).map(({ speaker, text }) => `${speakerNames[speaker]}: ${text}`);
  return lines.length > 0 ? lines.join('\n') : lead.chatHistory;
}
