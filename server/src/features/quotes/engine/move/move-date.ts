import type { QuoteRequest } from '@meg/shared/contract/quotes';
import { dayMs } from '../../../../time-units.js';
import type { LineParams } from './move.js';

const daysAWeek = 7;
/** Nobody books a lorry for later, so a later year is a typing error. */
const farthestYears = 3;

const dayOf = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`) / dayMs;

/** The first day of the next such month; today for the current month. */
function nextFirstOf(month: number, today: string): string {
  const [year = 0, thisMonth = 1] = today.split('-').map(Number);
  const ofYear = month > thisMonth ? year : year + 1;
  return month === thisMonth ? today : `${ofYear}-${String(month).padStart(2, '0')}-01`;
}

/** Whole weeks until the move, by its date or month. Null where neither is known. */
export function weeksUntilMove(
  { moveDate, moveMonth }: Pick<QuoteRequest, 'moveDate' | 'moveMonth'>,
  today: string,
): number | null {
  const day = moveDate ?? (moveMonth === undefined ? undefined : nextFirstOf(moveMonth, today));
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
