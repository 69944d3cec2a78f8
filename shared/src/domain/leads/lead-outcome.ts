import { dayWords } from '../english/day-words.js';
import { moneyLocaleOf } from '../english/english-of-country.js';

export const lostReasons = ['price', 'timing', 'chose-another', 'not-served', 'no-answer', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];

export const lostReasonWords: Record<LostReason, string> = {
  price: 'Price',
  timing: 'Timing',
  'chose-another': 'Chose another company',
  'not-served': 'A move that we do not do',
  'no-answer': 'No answer',
  other: 'Another reason',
};

/** How a lead ended. */
export type LeadOutcome =
  /** Booked, for an amount in the company's currency, to the cent. */
  | { kind: 'converted'; amount: number; moveDate: string | null }
  /** `words` say more, and are needed for another reason. */
  | { kind: 'lost'; reason: LostReason; words: string };

/** For how long whoever set an outcome can take it back as if it had not been. */
export const undoMs = 60_000;
/** A request takes a while, and the button is there until the end of the minute. */
export const undoGraceMs = 10_000;

interface Writing {
  readonly currency: string;
  /** Where the company is. */
  readonly country: string;
}

/** In one line, for the timeline. */
export function outcomeInWords(outcome: LeadOutcome, { currency, country }: Writing): string {
  if (outcome.kind === 'lost') {
    const { reason, words } = outcome;
    if (reason === 'other') return `Lost: ${words}`;
    return `Lost: ${lostReasonWords[reason].toLowerCase()}${words === '' ? '' : ` (${words})`}`;
  }
  const amount = new Intl.NumberFormat(moneyLocaleOf(country), {
    style: 'currency',
    currency,
    ...(Number.isInteger(outcome.amount) && { maximumFractionDigits: 0 }),
  });
  const day = outcome.moveDate === null ? '' : `, moving on ${dayWords(outcome.moveDate, country)}`;
  return `Booked for ${amount.format(outcome.amount)}${day}`;
}
