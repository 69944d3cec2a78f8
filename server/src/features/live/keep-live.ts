import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import { firstIdAt } from '../../id-time.js';
import { eachHour } from '../../jobs/each-hour.js';
import { deleteOldEntries } from './live-entries.store.js';
import type { LiveHub } from './live-hub.js';

const beatEveryMs = 15_000;
const keptMs = 86_400_000;
const prunedAtOnce = 500;

interface Kept {
  hub: LiveHub;
  database: Database;
  now: () => number;
}

/** Wakes the hub as long as the server runs, and ends what is open when it stops, so that nobody waits for it. */
export function keepLive(app: FastifyInstance, { hub, database, now }: Kept): void {
  let unlisten: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', (done) => {
    unlisten = database.listen('live', () => void hub.wake());
    timer = setInterval(() => void hub.beat(), beatEveryMs).unref();
    done();
  });
  app.addHook('preClose', (done) => {
    unlisten?.();
    clearInterval(timer);
    hub.close();
    done();
  });
  eachHour(app, {
    failure: 'old news for open dashboards was not deleted',
    run: async (mayGoOn) => {
      for (let pruned = prunedAtOnce; pruned === prunedAtOnce && mayGoOn(); ) {
        pruned = await database.transaction((trx) => deleteOldEntries(trx, firstIdAt(now() - keptMs), prunedAtOnce));
      }
    },
  });
}
