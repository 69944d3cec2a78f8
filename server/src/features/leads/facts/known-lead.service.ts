import type { Move } from '@meg/shared/contract/move';
import { movingMonth } from '@meg/shared/domain/quotes/moving-month';
import { pick } from '../../../pick.js';
import { dayMs } from '../../../time/time-units.js';
import type { LeadRow } from '../leads.table.js';
import { saidMove } from './lead-move.service.js';
import { readinessOfLead } from './lead-said.service.js';

type When = Pick<Move, 'moveDate' | 'moveMonth' | 'moveYear'>;

/** The month that a visitor meant, as in 2027-06. Null if the day is known, or nothing. */
export function monthOfMove({ moveDate, moveMonth, moveYear }: When, saidAtMs: number): string | null {
  if (moveDate !== undefined || moveMonth === undefined) return null;
  return movingMonth({ moveMonth, moveYear }, saidAtMs);
}

/** Whole days from today, by the calendar of UTC, to a date as in 2026-07-31. */
function daysUntilDate(date: string, nowMs: number): number | null {
  const days = Math.round((Date.parse(date) - Math.floor(nowMs / dayMs) * dayMs) / dayMs);
  return Number.isFinite(days) ? days : null;
}

/** If only the month is known, its middle stands for the day. */
const middleDay = '15';

/** Whole days from today to the move; null if the visitor has not said when. */
function daysUntilMove(move: When, { saidAtMs, nowMs }: { saidAtMs: number; nowMs: number }): number | null {
  if (move.moveDate !== undefined) return daysUntilDate(move.moveDate, nowMs);
  const month = monthOfMove(move, saidAtMs);
  if (month === null) return null;
  const days = daysUntilDate(`${month}-${middleDay}`, nowMs);
  // The month has begun, and the move may be on any of its remaining days.
  const isThisMonth = new Date(nowMs).toISOString().startsWith(month);
  return days !== null && isThisMonth ? Math.max(0, days) : days;
}

/** No amount is stored as 0, so that the leads can be sorted by it. */
export function quoteAmountOf({ quoteAmount }: Pick<LeadRow, 'quoteAmount'>): number | null {
  return quoteAmount > 0 ? quoteAmount : null;
}

type StoredFacts = Parameters<typeof saidMove>[0] &
  Pick<LeadRow, 'quoteAmount' | 'readiness' | 'email' | 'phone' | 'botSign'>;

/** What a stored lead says, for its score and for messages about it. */
export function knownLead(row: StoredFacts, nowMs: number) {
  const said = saidMove(row);
  return {
    ...said,
    ...pick(row, 'email', 'phone'),
    moveType: row.moveType || null,
    quoteAmount: quoteAmountOf(row),
    readinessPercent: readinessOfLead(row),
    daysUntilMove: daysUntilMove(said.move, { saidAtMs: said.saidAtMs, nowMs }),
    looksLikeBot: row.botSign !== null,
  };
}
