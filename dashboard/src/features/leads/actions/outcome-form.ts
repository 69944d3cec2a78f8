import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { LeadOutcome, LostReason } from '@meg/shared/domain/leads/lead-outcome';
import { dayIsLongAgo, isLongAgo } from '@meg/shared/domain/leads/past-day';
import { readAmount, toCents } from '@meg/shared/domain/money/read-amount';
import { rangeWords } from '../../../api/lead-range-words.js';
import type { Problems } from '../../../forms/use-submission.js';
import { companyForms, formatMoney, formatNumber } from '../../../ui/text/format.js';

export type Ending = LeadOutcome['kind'];

export interface OutcomeValues {
  amount: string;
  moveDate: string;
  reason: string;
  words: string;
}

/** What the form begins with: what was said before, or what is known of the move. */
export function outcomeValues(
  lead:
    | (Pick<LeadDetail, 'outcome' | 'quoteAmount' | 'moveDate'> & Partial<Pick<LeadDetail, 'quoteDiffers'>>)
    | undefined,
): OutcomeValues {
  const said = lead?.outcome;
  // A range that what is known of the move no longer comes to is no amount to begin with.
  const rangeAmount = lead?.quoteDiffers ? null : lead?.quoteAmount;
  return {
    amount: amountWords(said ? said.amount : rangeAmount),
    moveDate: said?.moveDate ?? lead?.moveDate ?? '',
    reason: said?.reason ?? '',
    words: said?.words ?? '',
  };
}

/** Of a lead that is not booked yet, the middle of the range that its visitor saw. */
const amountWords = (amount: number | null | undefined): string => (amount == null ? '' : formatNumber(amount, 2));

const mostAmount = 1_000_000_000;

/** Undefined for what is no amount that can be booked. */
export function amountOf(typed: string): number | undefined {
  const amount = readAmount(typed, companyForms().country);
  return amount !== undefined && amountProblem(amount) === undefined ? amount : undefined;
}

function amountProblem(amount: number | undefined): string | undefined {
  if (amount === undefined || amount <= 0 || amount > mostAmount) return 'The booked amount, such as 1,150 or 1,150.50';
  return toCents(amount) === amount ? undefined : 'At most two decimals, such as 1,150.50';
}

/** So many times the quote, or such a part of it, is rather a digit too many or too few. */
const farFromQuote = 3;

/** What is asked before an amount far from the range that the visitor saw is booked. Undefined for a likely one. */
export function amountDoubt(
  amount: number,
  { quoteAmount, ...lead }: Pick<LeadDetail, 'quoteAmount' | 'preliminaryQuote' | 'range'>,
  currency: string,
): string | undefined {
  if (quoteAmount === null || quoteAmount <= 0) return undefined;
  const isMore = amount > quoteAmount * farFromQuote;
  if (!isMore && amount >= quoteAmount / farFromQuote) return undefined;
  const range = rangeWords(lead) || formatMoney(quoteAmount, currency);
  return `${formatMoney(amount, currency)} is much ${isMore ? 'more' : 'less'} than the range of ${range}. Is that right?`;
}

function bookingProblems({ amount, moveDate }: OutcomeValues, nowMs: number): Problems {
  const inAmount = amountProblem(readAmount(amount, companyForms().country));
  const isOld = moveDate !== '' && isLongAgo(moveDate, nowMs);
  return { ...(inAmount !== undefined && { amount: inAmount }), ...(isOld && { moveDate: dayIsLongAgo }) };
}

export function outcomeProblems(kind: Ending, values: OutcomeValues, nowMs: number): Problems {
  const { reason, words } = values;
  if (kind === 'converted') return bookingProblems(values, nowMs);
  if (reason === '') return { reason: 'Choose why the lead is lost' };
  return reason === 'other' && words.trim() === '' ? { words: 'Say in a few words why' } : {};
}

export function outcomeOf(kind: Ending, { amount, moveDate, reason, words }: OutcomeValues): LeadOutcome {
  if (kind === 'converted') return { kind, amount: amountOf(amount) ?? 0, moveDate: moveDate === '' ? null : moveDate };
  return { kind, reason: reason as LostReason, words };
}
