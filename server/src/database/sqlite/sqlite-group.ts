import { setTimeout as wait } from 'node:timers/promises';
import type BetterSqlite3 from 'better-sqlite3';
import { codeOf } from '../database.js';
import type { Db } from '../schema.js';
import type { Job, Outcome, RunGroup } from '../write-queue.js';

const retryEveryMs = 15;

interface Options {
  patienceMs: () => number;
  /** Throws where what was committed would not be found again: then nothing of the group is acknowledged. */
  requireInPlace: () => void;
}

/** Runs a group one job after the other, each in its own savepoint, so that one that fails takes nothing with it. */
export function sqliteGroup(
  connection: BetterSqlite3.Database,
  db: Db,
  { patienceMs, requireInPlace }: Options,
): RunGroup {
  const statement = (sql: string) => connection.prepare(sql);
  const begin = statement('BEGIN IMMEDIATE');
  const commit = statement('COMMIT');
  const rollback = statement('ROLLBACK');
  const save = statement('SAVEPOINT job');
  const release = statement('RELEASE job');
  const undo = statement('ROLLBACK TO job');

  /** Another process may hold the lock: it is asked for again and again, while this process goes on answering. */
  const beginWithPatience = async (): Promise<void> => {
    for (let left = patienceMs(); ; left -= retryEveryMs) {
      try {
        begin.run();
        return;
      } catch (error) {
        if (left <= 0 || codeOf(error) !== 'SQLITE_BUSY') throw error;
        await wait(retryEveryMs);
      }
    }
  };

  const runJob = async (job: Job): Promise<Outcome> => {
    save.run();
    try {
      const value = await job.work(db);
      release.run();
      return { value };
    } catch (error) {
      // A full disk ends the whole transaction at once; then nothing of the group is stored, and all are told.
      if (!connection.inTransaction) throw error;
      undo.run();
      release.run();
      return { error };
    }
  };

  return async (group) => {
    requireInPlace();
    await beginWithPatience();
    try {
      const outcomes: Outcome[] = [];
      for (const job of group) outcomes.push(await runJob(job));
      commit.run();
      requireInPlace();
      for (const [place, outcome] of outcomes.entries()) group[place]?.settle(outcome);
    } finally {
      if (connection.inTransaction) rollback.run();
    }
  };
}
