import type { ReaderLanguage } from '../../languages/choose-language.js';
import { fillNames } from '../../languages/fill-words.js';
import { saidMove } from '../leads/facts/lead-move.service.js';
import type { LeadMove } from '../leads/leads.service.js';
import { summaryFacts } from './summary-facts.js';

export interface Summary {
  readonly company: string;
  readonly reference: string;
  readonly lead: LeadMove | undefined;
}

/**
 * The visitor's first message on WhatsApp, which they may change. It does not name them: WhatsApp shows who writes, and
 * somebody who got hold of a lead's id must not learn whose it is.
 */
export function moveSummary({ company, reference, lead }: Summary, language: ReaderLanguage): string {
  const { handoffs } = language.words;
  const line = (words: string, names: Readonly<Record<string, string>>) => fillNames(words, names, language.words);
  const hello = line(handoffs.summary_hello, { company, reference });
  if (!lead || lead.moveType === '') return hello;
  const { originCity: origin, destinationCity: destination, preliminaryQuote: estimate, rangeShown } = lead;
  const { details, lines } = summaryFacts(saidMove(lead), language);
  const list = new Intl.ListFormat(language.tag, { type: 'unit', style: 'short' }).format(details);
  return [
    hello,
    line(handoffs[`summary_${lead.moveType}`], { origin, destination }),
    line(handoffs.summary_details, { details: list }),
    ...lines,
    ...(estimate === '' || rangeShown === 0 ? [] : [line(handoffs.summary_estimate, { estimate })]),
  ].join('\n');
}
