import type { Database } from '../../database/database.js';
import { pruneFinished } from '../jobs.store.js';

const dayMs = 86_400_000;
const keptMs = { done: 7 * dayMs, dead: 90 * dayMs };
const prunedAtOnce = 500;

/** Deletes what ended long ago. */
export async function pruneJobs(
  { database, now }: { database: Database; now: () => number },
  mayGoOn: () => boolean,
): Promise<void> {
  for (const state of ['done', 'dead'] as const) {
    const wanted = { state, before: now() - keptMs[state], limit: prunedAtOnce };
    for (let pruned = prunedAtOnce; pruned === prunedAtOnce && mayGoOn(); ) {
      pruned = await database.transaction((trx) => pruneFinished(trx, wanted));
    }
  }
}
