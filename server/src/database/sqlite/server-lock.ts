import { setTimeout as wait } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { createPrivateFile } from '../../private-folder.js';
import { codeOf } from '../database.js';

const retryEveryMs = 100;
/** A server that was told to stop may take this long to end. */
const defaultPatienceMs = 12_000;

/** Keeps the connections referenced: one that is garbage-collected is closed, and its lock is released. */
const held = new Set<BetterSqlite3.Database>();

/**
 * Keeps a second server from running on the same SQLite database. The lock is SQLite's own, on an empty file beside it:
 * the operating system releases it however the process ends, unlike a file with a process id. Commands such as `npm run
 * admin` do not take it, so that they work beside a server.
 */
export async function lockForServer(
  file: string,
  { patienceMs = defaultPatienceMs, onWait }: { patienceMs?: number; onWait?: () => void } = {},
): Promise<void> {
  const lockFile = `${file}.lock`;
  createPrivateFile(lockFile);
  const connection = new BetterSqlite3(lockFile, { timeout: 0 });
  for (let left = patienceMs; ; left -= retryEveryMs) {
    try {
      connection.exec('BEGIN EXCLUSIVE');
      held.add(connection);
      return;
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY') throw error;
      if (left === patienceMs) onWait?.();
      if (left <= 0) {
        connection.close();
        throw new Error(
          'another server is running on this database. SQLite serves one: stop the other, or use PostgreSQL (DATABASE_URL)',
        );
      }
      await wait(retryEveryMs);
    }
  }
}
