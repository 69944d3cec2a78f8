import type { MoveContents, MoveSize, MoveType, PropertySize } from '@meg/shared/domain/quotes/move-options';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import { fillNames } from '../../languages/fill-words.js';
import type { LeadMove } from '../leads/leads.service.js';

export interface Summary {
  readonly company: string;
  readonly reference: string;
  readonly lead: LeadMove | undefined;
}

/** In the words that the visitor chose from in the chat. */
function detailsOf({ moveDetails, propertySize, moveSize }: LeadMove, { tag, words }: ReaderLanguage): string {
  const chosen = [
    words.chat[`moveDetails.${moveDetails as MoveContents}`],
    ...(propertySize === null ? [] : [words.chat[`propertySize.${propertySize as PropertySize}`]]),
    ...(moveSize === null ? [] : [words.chat[`moveSize.${moveSize as MoveSize}`]]),
  ];
  return new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).format(chosen);
}

/**
 * What the visitor sends first on WhatsApp, to change at will. Names no person: WhatsApp shows who writes, and whoever
 * got hold of a lead's id must not learn from it who that is.
 */
export function moveSummary({ company, reference, lead }: Summary, language: ReaderLanguage): string {
  const { handoffs } = language.words;
  const line = (words: string, names: Readonly<Record<string, string>>) => fillNames(words, names, language.words);
  const hello = line(handoffs.summary_hello, { company, reference });
  if (!lead) return hello;
  const { originCity: origin, destinationCity: destination, preliminaryQuote: estimate } = lead;
  return [
    hello,
    line(handoffs[`summary_${lead.moveType as MoveType}`], { origin, destination }),
    line(handoffs.summary_details, { details: detailsOf(lead, language) }),
    ...(estimate === '' ? [] : [line(handoffs.summary_estimate, { estimate })]),
  ].join('\n');
}
