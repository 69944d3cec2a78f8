import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { isoTime } from '../../../time/iso-time.js';
import { quoteOfLead } from '../../leads/facts/lead-said.service.js';
import type { LeadRow } from '../../leads/leads.service.js';
import type { LeadQuotesTable } from '../lead-work.table.js';

type Quotes = Pick<LeadDetail, 'shownQuote' | 'earlierQuotes' | 'quotedAt' | 'quotedBy'>;

const byOf = ({ personId, personName }: LeadQuotesTable): string | null => (personId === null ? null : personName);

/** The current quote and those before it. The visitor's own comes with the lead, and joins the others when it is replaced. */
export function quotesOf(lead: LeadRow, history: readonly LeadQuotesTable[]): Quotes {
  const current = history.findLast((one) => one.quote === lead.quote);
  return {
    shownQuote: quoteOfLead(lead),
    quotedAt: isoTime(current ? current.createdAt : lead.createdAt),
    quotedBy: current ? byOf(current) : null,
    earlierQuotes: history
      .filter((one) => one !== current)
      .map((one) => ({ quote: JSON.parse(one.quote), at: isoTime(one.createdAt), by: byOf(one) }))
      .reverse(),
  };
}
