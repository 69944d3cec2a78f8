import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { isoTime } from '../../../time/iso-time.js';
import { quoteOfLead } from '../../leads/facts/lead-said.service.js';
import type { LeadRow } from '../../leads/leads.service.js';
import type { LeadQuotesTable } from '../lead-work.table.js';

type Quotes = Pick<LeadDetail, 'shownQuote' | 'earlierQuotes' | 'quotedAt' | 'quotedBy'>;

const byOf = ({ personName }: LeadQuotesTable): string | null => personName || null;

/** Who made a range that was worked out for the company when the lead came. */
const onArrival = 'Meg';

export const hasQuote = (lead: LeadRow): lead is LeadRow & { quote: string } => lead.quote !== null;

/** The quote that comes with a lead, as it joins the others when it is replaced. */
export const firstQuote = ({ quote, rangeShown, createdAt }: LeadRow & { quote: string }) => ({
  quote,
  personId: null,
  personName: rangeShown === 1 ? '' : onArrival,
  createdAt,
});

/** The current quote and those before it. */
export function quotesOf(lead: LeadRow, history: readonly LeadQuotesTable[]): Quotes {
  const current = history.findLast((one) => one.quote === lead.quote);
  return {
    shownQuote: quoteOfLead(lead),
    quotedAt: isoTime(current ? current.createdAt : lead.createdAt),
    quotedBy: current ? byOf(current) : lead.quote === null || lead.rangeShown === 1 ? null : onArrival,
    earlierQuotes: history
      .filter((one) => one !== current)
      .map((one) => ({ quote: JSON.parse(one.quote), at: isoTime(one.createdAt), by: byOf(one) }))
      .reverse(),
  };
}
