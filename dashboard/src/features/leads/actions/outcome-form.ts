import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { LeadOutcome, LostReason } from '@meg/shared/domain/leads/lead-outcome';
import type { Problems } from '../../../forms/use-submission.js';

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
    amount: String(said?.amount ?? ''),
    moveDate: said?.moveDate ?? lead?.moveDate ?? '',
    reason: said?.reason ?? '',
    words: said?.words ?? '',
  };
}

export function outcomeProblems(kind: Ending, { amount, reason, words }: OutcomeValues): Problems {
  if (kind === 'converted')
    return /^\d{1,9}$/.test(amount.trim()) && Number(amount) > 0
      ? {}
      : { amount: 'The booked amount, as a whole number' };
  if (reason === '') return { reason: 'Choose why the lead is lost' };
  return reason === 'other' && words.trim() === '' ? { words: 'Say in a few words why' } : {};
}

export function outcomeOf(kind: Ending, { amount, moveDate, reason, words }: OutcomeValues): LeadOutcome {
  if (kind === 'converted') return { kind, amount: Number(amount), moveDate: moveDate === '' ? null : moveDate };
  return { kind, reason: reason as LostReason, words };
}
