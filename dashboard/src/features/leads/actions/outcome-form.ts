import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { LeadOutcome, LostReason } from '@meg/shared/domain/leads/lead-outcome';
import { readAmount, toCents } from '@meg/shared/domain/money/read-amount';
import type { Problems } from '../../../forms/use-submission.js';
import { companyForms, formatNumber } from '../../../ui/text/format.js';

export type Ending = LeadOutcome['kind'];

export interface OutcomeValues {
  amount: string;
  moveDate: string;
  reason: string;
  words: string;
}

/** What the form begins with: what was said before, or what is known of the move. */
export function outcomeValues(
  lead: Pick<LeadDetail, 'outcome' | 'quoteAmount' | 'moveDate'> | undefined,
): OutcomeValues {
  const said = lead?.outcome;
  return {
    amount: said?.amount == null ? '' : formatNumber(said.amount, 2),
    moveDate: said?.moveDate ?? lead?.moveDate ?? '',
    reason: said?.reason ?? '',
    words: said?.words ?? '',
  };
}

const mostAmount = 1_000_000_000;

/** Rounded to the cent; undefined for what is no amount that can be booked. */
export function amountOf(typed: string): number | undefined {
  const amount = readAmount(typed, companyForms().country);
  const rounded = amount === undefined ? 0 : toCents(amount);
  return rounded > 0 && rounded <= mostAmount ? rounded : undefined;
}

export function outcomeProblems(kind: Ending, { amount, reason, words }: OutcomeValues): Problems {
  if (kind === 'converted')
    return amountOf(amount) === undefined ? { amount: 'The booked amount, such as 1,150 or 1,150.50' } : {};
  if (reason === '') return { reason: 'Choose why the lead is lost' };
  return reason === 'other' && words.trim() === '' ? { words: 'Say in a few words why' } : {};
}

export function outcomeOf(kind: Ending, { amount, moveDate, reason, words }: OutcomeValues): LeadOutcome {
  if (kind === 'converted') return { kind, amount: amountOf(amount) ?? 0, moveDate: moveDate === '' ? null : moveDate };
  return { kind, reason: reason as LostReason, words };
}
