import type { Move } from '@meg/shared/contract/move';
import { movingMonth } from '@meg/shared/domain/quotes/moving-month';

const dayMs = 86_400_000;

/** Whole days from today, by the calendar of UTC, to a date as in 2026-07-31. */
function daysUntilDate(date: string, nowMs: number): number | null {
  const days = Math.round((Date.parse(date) - Math.floor(nowMs / dayMs) * dayMs) / dayMs);
  return Number.isFinite(days) ? days : null;
}

type When = Pick<Move, 'moveDate' | 'moveMonth' | 'moveYear'>;

/** The month that a visitor meant, as in 2027-06. Null where a day is known, and where nothing is. */
export function monthOfMove({ moveDate, moveMonth, moveYear }: When, saidAtMs: number): string | null {
  if (moveDate !== undefined || moveMonth === undefined) return null;
  return movingMonth({ moveMonth, moveYear }, saidAtMs);
}

/** Until the middle of the month where only that is known. */
const middleDay = '15';

/** Whole days from today to the move; null where the visitor has not said when. */
export function daysUntilMove(move: When, { saidAtMs, nowMs }: { saidAtMs: number; nowMs: number }): number | null {
  if (move.moveDate !== undefined) return daysUntilDate(move.moveDate, nowMs);
  const month = monthOfMove(move, saidAtMs);
  if (month === null) return null;
  const days = daysUntilDate(`${month}-${middleDay}`, nowMs);
  // The month has begun, and the move may be on any day of it that is left.
  const isThisMonth = new Date(nowMs).toISOString().startsWith(month);
  return days !== null && isThisMonth ? Math.max(0, days) : days;
}
