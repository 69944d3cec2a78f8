import { lostReasonWords } from '@meg/shared/domain/leads/lead-outcome';
import { formatDay, formatMoney } from '../ui/text/format.js';

interface AuditedEnd {
  amount?: number | null;
  currency?: string | null;
  moveDate?: string | null;
  reason?: string | null;
}

/** How a lead ended, as the log keeps it: "$4,200, moving on Mon, Mar 1, 2027", or why it was lost. Else nothing. */
export function endWords(end: unknown): string {
  if (typeof end !== 'object' || end === null) return '';
  const { amount, currency, moveDate, reason } = end as AuditedEnd;
  if (reason) return (lostReasonWords as Readonly<Record<string, string>>)[reason]?.toLowerCase() ?? reason;
  if (typeof amount !== 'number' || !currency) return '';
  return `${formatMoney(amount, currency)}${moveDate ? `, moving on ${formatDay(moveDate)}` : ''}`;
}
