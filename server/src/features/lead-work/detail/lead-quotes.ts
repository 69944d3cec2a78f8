import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { isoTime } from '../../../time/iso-time.js';
import { quoteOfLead } from '../../leads/facts/lead-said.service.js';
import type { LeadRow } from '../../leads/leads.service.js';
import type { LeadQuotesTable } from '../lead-work.table.js';

type Quotes = Pick<LeadDetail, 'shownQuote' | 'earlierQuotes' | 'quotedAt' | 'quotedBy'>;

const byOf = ({ personId, personName }: LeadQuotesTable): string | null => (personId === null ? null : personName);

/** The current quote and those before it. The visitor's own comes with the lead, and joins the others when it is replaced. */
export function quotesOf(lead: LeadRow, history: readonly LeadQuotesTable[]): Quotes {
  const last = history.at(-1);
  const isLast = last !== undefined && last.quote === lead.quote;
  const earlier = isLast ? history.slice(0, -1) : history;
  return {
    shownQuote: quoteOfLead(lead),
    quotedAt: isoTime(isLast ? last.createdAt : lead.createdAt),
    quotedBy: isLast ? byOf(last) : null,
    earlierQuotes: earlier
      .map((one) => ({ quote: JSON.parse(one.quote), at: isoTime(one.createdAt), by: byOf(one) }))
      .reverse(),
  };
}
