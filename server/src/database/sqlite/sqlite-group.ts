import { setTimeout as wait } from 'node:timers/promises';
import type BetterSqlite3 from 'better-sqlite3';
import { codeOf } from '../database.js';
import type { Db } from '../schema.js';
import type { Job, Outcome, RunGroup } from '../write-queue.js';

const retryEveryMs = 15;

interface Options {
  patienceMs: () => number;
  /** Throws if the database file was moved or replaced: then nothing of the group is acknowledged. */
  requireInPlace: () => void;
}

function prepareStatements(connection: BetterSqlite3.Database) {
  return {
    begin: connection.prepare('BEGIN IMMEDIATE'),
    commit: connection.prepare('COMMIT'),
    rollback: connection.prepare('ROLLBACK'),
    save: connection.prepare('SAVEPOINT job'),
    release: connection.prepare('RELEASE job'),
    undo: connection.prepare('ROLLBACK TO job'),
  };
}

/** Another process may hold the lock, so this tries again and again without blocking the process. */
async function beginWithPatience(begin: BetterSqlite3.Statement, patienceMs: number): Promise<void> {
  for (let leftMs = patienceMs; ; leftMs -= retryEveryMs) {
    try {
      begin.run();
      return;
    } catch (error) {
      if (leftMs <= 0 || codeOf(error) !== 'SQLITE_BUSY') throw error;
      await wait(retryEveryMs);
    }
  }
}

/** Runs the jobs of a group one by one, each in its own savepoint, so that one that fails does not undo the others. */
export function sqliteGroup(
  connection: BetterSqlite3.Database,
  db: Db,
  { patienceMs, requireInPlace }: Options,
): RunGroup {
  const { begin, commit, rollback, save, release, undo } = prepareStatements(connection);

  const runJob = async (job: Job): Promise<Outcome> => {
    save.run();
    try {
      const value = await job.work(db);
      release.run();
      return { value };
    } catch (error) {
      // A full disk ends the whole transaction: nothing of the group is stored, and all of its jobs fail.
      if (!connection.inTransaction) throw error;
      undo.run();
      release.run();
      return { error };
    }
  };

  return async (group) => {
    requireInPlace();
    await beginWithPatience(begin, patienceMs());
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
