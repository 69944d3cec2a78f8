import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.js';
import { firstIdAt } from '../id-time.js';
import { eachHour } from '../jobs/each-hour.js';
import { deleteTold } from './events.store.js';

const keptMs = 30 * 86_400_000;
const prunedAtOnce = 500;

interface Sources {
  database: Database;
  now: () => number;
}

export async function pruneEvents({ database, now }: Sources, mayGoOn: () => boolean): Promise<void> {
  const belowId = firstIdAt(now() - keptMs);
  for (let pruned = prunedAtOnce; pruned === prunedAtOnce && mayGoOn(); ) {
    pruned = await database.transaction((trx) => deleteTold(trx, belowId, prunedAtOnce));
  }
}

/** Once its jobs are made nobody reads an event again; it stays a while for who looks into what happened. */
export function keepEvents(app: FastifyInstance, sources: Sources): void {
  eachHour(app, { failure: 'old events were not deleted', run: (mayGoOn) => pruneEvents(sources, mayGoOn) });
}
