import type { LeadMove } from '../leads/leads.service.js';

/**
 * What the visitor sends first on WhatsApp, to change at will. Names no person: WhatsApp shows who writes, and whoever
 * got hold of a lead's id must not learn from it who that is.
 */
export function moveSummary(companyName: string, reference: string, lead?: LeadMove): string {
  const hello = `Hello ${companyName}, I would like to talk about my move (reference ${reference}).`;
  if (!lead) return hello;
  const { moveType, moveDetails, propertySize, moveSize, originCity, destinationCity, preliminaryQuote } = lead;
  const kind = moveType === 'local' ? 'A local move' : 'An international move';
  const what = [moveDetails.replaceAll('-', ' '), propertySize, moveSize].filter(Boolean).join(', ');
  const estimate = preliminaryQuote === '' ? [] : [`Estimate in the chat: ${preliminaryQuote}.`];
  return [hello, `${kind} from ${originCity} to ${destinationCity}: ${what}.`, ...estimate].join('\n');
}
