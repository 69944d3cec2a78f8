import type { Ground } from '../../../ground.js';
import {
  countBySource,
  countOpen,
  countReachedBefore,
  countWins,
  figuresByDay,
  hasLeads,
  listWaits,
  type Span,
  totalsOfCompanies,
  type Wait,
} from './lead-figures.store.js';
import { endedByDay, listBookings, openValues } from './lead-money.store.js';

export type { DayFigures } from './lead-figures.store.js';
export type { Booking, EndedLeads, OpenValue } from './lead-money.store.js';

const nobodyWaited = { answered: 0, medianMs: null, slowestTenthMs: null };

/** How long people waited for an answer. The store returns two ranks, which are one if few were answered. */
function waitingOf(waits: readonly Wait[]) {
  const [first, ...more] = [...waits].sort((one, other) => one.place - other.place);
  if (!first) return nobodyWaited;
  return { answered: first.answered, medianMs: first.waitMs, slowestTenthMs: more[0]?.waitMs ?? first.waitMs };
}

export type LeadFiguresService = ReturnType<typeof createLeadFigures>;

/** Counts of a company's leads. Those that look like a bot's, and tries of the company, are left out, except in the totals. */
export function createLeadFigures({ database: { reader } }: Pick<Ground, 'database'>) {
  return {
    byDay: (companyId: string, spans: readonly Span[]) => figuresByDay(reader, companyId, spans),
    /** How far lost and waiting leads had come, and how many of all leads asked for a person. */
    reachedBefore: (companyId: string, span: Span) => countReachedBefore(reader, { companyId, span }),
    isEmpty: async (companyId: string) => !(await hasLeads(reader, companyId)),
    bySource: (companyId: string, span: Span) => countBySource(reader, { companyId, span }),
    wins: (companyId: string, span: Span) => countWins(reader, { companyId, span }),
    endedByDay: (companyId: string, spans: readonly Span[]) => endedByDay(reader, companyId, spans),
    bookings: (companyId: string, span: Span, currency: string) => listBookings(reader, { companyId, span, currency }),
    openValues: (companyId: string) => openValues(reader, companyId),
    open: (companyId: string) => countOpen(reader, companyId),
    totals: (companyIds: readonly string[]) => totalsOfCompanies(reader, companyIds),

    async waiting(companyId: string, span: Span) {
      return waitingOf(await listWaits(reader, { companyId, span }, 'all'));
    },

    async waitingByPerson(companyId: string, span: Span) {
      const waits = await listWaits(reader, { companyId, span }, 'person');
      const people = new Set(waits.map(({ personId }) => personId));
      return new Map([...people].map((id) => [id, waitingOf(waits.filter(({ personId }) => personId === id))]));
    },
  };
}
