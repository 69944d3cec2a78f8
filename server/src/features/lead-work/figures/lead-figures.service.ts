import type { Ground } from '../../../ground.js';
import {
  type CountOf,
  countBySource,
  countOpen,
  countReachedBefore,
  countWins,
  type DayFigures,
  figuresByDay,
  listWaits,
  type Reached,
  type SourceFigures,
  type Span,
  type Wait,
} from './lead-figures.store.js';
import { type LeadTotal, totalsOfCompanies } from './lead-totals.store.js';

export type { DayFigures } from './lead-figures.store.js';

const newestLookedAt = 5_000;
const mostSources = 8;
const countedMost = 10_000;

/** How long people waited to be answered. */
export interface Waiting {
  answered: number;
  medianMs: number | null;
  slowestTenthMs: number | null;
}

const nobodyWaited: Waiting = { answered: 0, medianMs: null, slowestTenthMs: null };

/** From the two places that the store returns; they are one if few were answered. */
function waitingOf(waits: readonly Wait[]): Waiting {
  const [first, ...more] = [...waits].sort((one, other) => one.place - other.place);
  if (!first) return nobodyWaited;
  return { answered: first.answered, medianMs: first.waitMs, slowestTenthMs: more[0]?.waitMs ?? first.waitMs };
}

/** Counts of a company's leads. Leads that look like a bot's are never counted. */
export class LeadFiguresService {
  constructor(private readonly ground: Pick<Ground, 'database'>) {}

  byDay(companyId: string, spans: readonly Span[]): Promise<DayFigures[]> {
    return figuresByDay(this.reader, companyId, spans);
  }

  /** How far lost and waiting leads had come, and how many of all leads asked for a person. */
  reachedBefore(companyId: string, span: Span): Promise<Reached> {
    return countReachedBefore(this.reader, { companyId, span });
  }

  bySource(companyId: string, span: Span): Promise<SourceFigures[]> {
    return countBySource(this.reader, { companyId, span, newest: newestLookedAt, most: mostSources });
  }

  async waiting(companyId: string, span: Span): Promise<Waiting> {
    return waitingOf(await listWaits(this.reader, { companyId, span, newest: newestLookedAt }, 'all'));
  }

  async waitingByPerson(companyId: string, span: Span): Promise<Map<string, Waiting>> {
    const waits = await listWaits(this.reader, { companyId, span, newest: newestLookedAt }, 'person');
    const people = new Set(waits.map(({ personId }) => personId));
    return new Map([...people].map((id) => [id, waitingOf(waits.filter(({ personId }) => personId === id))]));
  }

  wins(companyId: string, span: Span): Promise<CountOf[]> {
    return countWins(this.reader, { companyId, span });
  }

  open(companyId: string): Promise<CountOf[]> {
    return countOpen(this.reader, companyId);
  }

  /** Totals of companies, bots included. */
  totals(companyIds: readonly string[]): Promise<LeadTotal[]> {
    return totalsOfCompanies(this.reader, companyIds, countedMost);
  }

  private get reader() {
    return this.ground.database.reader;
  }
}
