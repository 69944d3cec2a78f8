import type { Ground } from '../ground.js';
import type { KeptRows } from './kept-rows.js';

/** Few enough for a short transaction, so that visitors' writes do not wait long. */
const deletedAtOnce = 500;

/** Deletes all rows that are past their time, unless the server stops before. */
export async function deleteOldRows(
  { database, now }: Pick<Ground, 'database' | 'now'>,
  { keptMs, deleteOld }: Pick<KeptRows, 'keptMs' | 'deleteOld'>,
  mayContinue: () => boolean,
): Promise<void> {
  const beforeMs = now() - keptMs;
  for (let deleted = deletedAtOnce; deleted >= deletedAtOnce && mayContinue(); ) {
    deleted = await database.transaction((trx) => deleteOld(trx, beforeMs, deletedAtOnce));
  }
}
