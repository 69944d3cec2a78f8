import type { Db } from '../database/schema.js';
import { oldestPendingAt } from '../events/events.store.js';
import type { Ground } from '../ground.js';
import type { TimePlace } from '../time/time-cursor.js';
import { countJobs, countToDo, firstRunAt, type JobRow, listDead, reviveDead } from './jobs.store.js';

export interface Figures {
  waiting: number;
  oldestDueMs: number;
  dead: number;
}

export interface WorkFigures extends Figures {
  /** Those due, and those that failed and wait for another try, but not what is planned for later. */
  outstanding: number;
  /** Those that failed and wait for another try, by kind. */
  retrying: ReadonlyMap<string, number>;
}

/** What the platform's staff and its monitoring see of the jobs. */
export class JobsService {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'registry'>) {}

  dead(before: TimePlace | undefined, limit: number): Promise<JobRow[]> {
    return listDead(this.ground.database.reader, before, limit);
  }

  async figures(): Promise<Figures> {
    const { database, now, registry } = this.ground;
    const [waiting, dead, eventAt, ...jobsAt] = await Promise.all([
      countJobs(database.reader, 'waiting'),
      countJobs(database.reader, 'dead'),
      oldestPendingAt(database.reader),
      ...registry.kinds.map((kind) => firstRunAt(database.reader, kind)),
    ]);
    const atMs = now();
    const firstAt = Math.min(...[eventAt, ...jobsAt].filter((at) => at !== undefined), atMs);
    return { waiting, dead, oldestDueMs: atMs - firstAt };
  }

  /** For monitoring: an outage shows here however late the next tries are planned. */
  async workFigures(): Promise<WorkFigures> {
    const { database, now } = this.ground;
    const [figures, kinds] = await Promise.all([this.figures(), countToDo(database.reader, now())]);
    return {
      ...figures,
      outstanding: kinds.reduce((sum, { outstanding }) => sum + outstanding, 0),
      retrying: new Map(kinds.filter(({ retrying }) => retrying > 0).map(({ kind, retrying }) => [kind, retrying])),
    };
  }

  /** Undefined if there is no dead job with this id. */
  revive(trx: Db, id: string): Promise<JobRow | undefined> {
    const { database, now } = this.ground;
    return reviveDead(trx, database.dialect, { id, runAt: now() });
  }
}
