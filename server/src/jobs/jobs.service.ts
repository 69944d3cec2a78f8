import type { Database } from '../database/database.js';
import type { Db } from '../database/schema.js';
import { PendingEventsService } from '../features/events/pending-events.service.js';
import type { TimePlace } from '../time-cursor.js';
import type { JobRegistry } from './job-registry.js';
import { countJobs, countToDo, firstRunAt, type JobRow, listDead, reviveDead } from './jobs.store.js';

interface Sources {
  database: Database;
  now: () => number;
  registry: JobRegistry;
}

export interface Figures {
  waiting: number;
  oldestDueMs: number;
  dead: number;
}

export interface WorkFigures extends Figures {
  /** Those due, and those that failed and wait for another try: not what is planned for later. */
  toDo: number;
  /** Those that failed and wait for another try, by kind. */
  retrying: ReadonlyMap<string, number>;
}

/** What the platform's staff and its measures see of the jobs. */
export class JobsService {
  private readonly pendingEvents: PendingEventsService;

  constructor(private readonly sources: Sources) {
    this.pendingEvents = new PendingEventsService(sources);
  }

  dead(before: TimePlace | undefined, limit: number): Promise<JobRow[]> {
    return listDead(this.sources.database.reader, before, limit);
  }

  async figures(): Promise<Figures> {
    const { database, now, registry } = this.sources;
    const [waiting, dead, eventAt, ...jobsAt] = await Promise.all([
      countJobs(database.reader, 'waiting'),
      countJobs(database.reader, 'dead'),
      this.pendingEvents.oldestAt(),
      ...registry.kinds.map((kind) => firstRunAt(database.reader, kind)),
    ]);
    const firstAt = Math.min(...[eventAt, ...jobsAt].filter((at) => at !== undefined), now());
    return { waiting, dead, oldestDueMs: now() - firstAt };
  }

  /** For measures: an outage shows here however far the next tries are put off. */
  async workFigures(): Promise<WorkFigures> {
    const { database, now } = this.sources;
    const [figures, kinds] = await Promise.all([this.figures(), countToDo(database.reader, now())]);
    return {
      ...figures,
      toDo: kinds.reduce((sum, { toDo }) => sum + toDo, 0),
      retrying: new Map(kinds.filter(({ retrying }) => retrying > 0).map(({ kind, retrying }) => [kind, retrying])),
    };
  }

  /** The job, or nothing where no such job is dead. */
  revive(trx: Db, id: string): Promise<JobRow | undefined> {
    const { database, now } = this.sources;
    return reviveDead(trx, { id, runAt: now(), dialect: database.dialect });
  }
}
