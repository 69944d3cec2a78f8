import type { Ground } from '../ground.js';
import type { KeptRows } from './kept-rows.js';

/** One transaction's worth, so that visitors who wait to be stored wait shortly. */
const deletedAtOnce = 500;

/** Deletes what is past its time, until all is gone or the server stops. */
export async function deleteOldRows(
  { database, now }: Pick<Ground, 'database' | 'now'>,
  { keptMs, deleteOld }: KeptRows,
  mayContinue: () => boolean,
): Promise<void> {
  const beforeMs = now() - keptMs;
  for (let deleted = deletedAtOnce; deleted >= deletedAtOnce && mayContinue(); ) {
    deleted = await database.transaction((trx) => deleteOld(trx, beforeMs, deletedAtOnce));
  }
}
