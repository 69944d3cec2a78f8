import type { ConversationLine } from '@meg/shared/contract/conversation';
import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import type { LeadAddition, NewLead } from '@meg/shared/contract/leads';
import type { LeadRow } from '../leads.table.js';
import { columnsOfMove, moveOf, moveOfLead, withAddition } from './lead-move.service.js';

/** A price must show even if the language or the currency is unknown. */
function rangeInWords({ minPrice, maxPrice, currency }: LeadQuote, language: string): string {
  try {
    const money = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
    return money.formatRange(minPrice, maxPrice);
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

/** What a new lead says besides its move and its person. A caller's text is used where there is no data. */
export function saidColumns(
  lead: Pick<NewLead, 'quote' | 'readiness' | 'conversation' | 'preliminaryQuote' | 'chatHistory' | 'language'>,
) {
  const { quote, readiness, conversation, preliminaryQuote, chatHistory, language } = lead;
  return {
    chatHistory,
    ...(quote ? quoteColumns(quote, language) : { quote: null, preliminaryQuote, quoteAmount: 0, quoteCurrency: '' }),
    ...(preliminaryQuote !== '' && { preliminaryQuote }),
    readiness: readiness ? JSON.stringify(readiness) : null,
    ...(conversation?.length
      ? conversationColumns(conversation)
      : { conversation: null, chatLength: bytesOf(chatHistory) }),
  };
}

/** The columns that change by what the visitor has said since. Empty if all of that was known. */
export function changeByAddition(
  lead: LeadRow,
  { move, quote, readiness, conversation }: LeadAddition,
): Partial<LeadRow> {
  const said: Partial<LeadRow> = {
    ...columnsOfMove(withAddition(moveOfLead(lead), moveOf(move))),
    ...(quote && quoteColumns(quote, lead.language)),
    ...(readiness && { readiness: JSON.stringify(readiness) }),
    ...(conversation?.length && conversationColumns(conversation)),
  };
  return Object.fromEntries(Object.entries(said).filter(([name, value]) => value !== lead[name as keyof LeadRow]));
}

export function quoteOfLead({ quote }: Pick<LeadRow, 'quote'>): LeadQuote | null {
  return quote === null ? null : JSON.parse(quote);
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
