import type { SaidMove } from '@meg/shared/contract/lead-facts';
import type { Move } from '@meg/shared/contract/move';
import { saidMove } from './lead-move.service.js';
import { readinessOfLead } from './lead-said.service.js';
import type { LeadRow } from './leads.table.js';
import { daysUntilMove } from './move-day.service.js';

type StoredFacts = Parameters<typeof saidMove>[0] &
  Pick<LeadRow, 'moveType' | 'quoteAmount' | 'readiness' | 'email' | 'phone' | 'botSign'>;

/** What a stored lead says, as whoever judges or tells of it reads it. */
export interface KnownLead extends SaidMove {
  readonly moveType: Move['moveType'];
  readonly email: string;
  readonly phone: string;
  /** The middle of the range that was shown; null where it is not known as a figure. */
  readonly quoteAmount: number | null;
  /** Of the readiness test, 0 to 100; null where it was not taken. */
  readonly readinessPercent: number | null;
  /** Whole days to the move; null where the visitor has not said when. */
  readonly daysUntilMove: number | null;
  readonly looksLikeBot: boolean;
}

/** No amount is stored as 0, so that the leads can be sorted by it. */
export function quoteAmountOf({ quoteAmount }: Pick<LeadRow, 'quoteAmount'>): number | null {
  return quoteAmount > 0 ? quoteAmount : null;
}

export function knownLead(row: StoredFacts, nowMs: number): KnownLead {
  const said = saidMove(row);
  return {
    ...said,
    moveType: row.moveType,
    email: row.email,
    phone: row.phone,
    quoteAmount: quoteAmountOf(row),
    readinessPercent: readinessOfLead(row),
    daysUntilMove: daysUntilMove(said.move, { saidAtMs: said.saidAtMs, nowMs }),
    looksLikeBot: row.botSign !== null,
  };
}
