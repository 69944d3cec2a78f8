import type { QuoteRequest } from '@meg/shared/contract/quotes';
import { movingMonth } from '@meg/shared/domain/quotes/moving-month';
import { dayMs } from '../../../../time/time-units.js';
import type { LineParams } from './move.js';

const daysAWeek = 7;
/** Nobody books a lorry for later, so a later year is a typing error. */
const farthestYears = 3;

const dayOf = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`) / dayMs;

type When = Pick<QuoteRequest, 'moveDate' | 'moveMonth' | 'moveYear'>;

/** This month counts as begun, and so does one that is over: a conversation may be older than its month. */
function firstOfMonth({ moveMonth, moveYear }: When, today: string): string | undefined {
  if (moveMonth === undefined) return undefined;
  const month = movingMonth({ moveMonth, moveYear }, Date.parse(today));
  return month <= today.slice(0, 7) ? today : `${month}-01`;
}

/** Whole weeks from today until the move, by the date or the month. Null where neither is known. */
export function weeksUntilMove(when: When, today: string): number | null {
  const day = when.moveDate ?? firstOfMonth(when, today);
  return day === undefined ? null : Math.floor((dayOf(day) - dayOf(today)) / daysAWeek);
}

export interface MoveDateFault {
  readonly code: 'move_date_past' | 'move_date_far';
  readonly params: LineParams;
}

/** Null for a date in the allowed range. The contract checks its format. */
export function moveDateFault(moveDate: string | undefined, today: string): MoveDateFault | null {
  if (moveDate === undefined) return null;
  if (dayOf(moveDate) < dayOf(today)) return { code: 'move_date_past', params: {} };
  const latest = `${Number(today.slice(0, 4)) + farthestYears}${today.slice(4)}`;
  return moveDate > latest ? { code: 'move_date_far', params: { years: farthestYears } } : null;
}
