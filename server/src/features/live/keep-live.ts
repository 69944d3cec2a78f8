import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import type { LiveHub } from './live-hub.js';

const beatEveryMs = 15_000;

/** Wakes the hub while the server runs, and closes all streams when it stops, so that nothing waits for them. */
export function keepLive(app: FastifyInstance, hub: LiveHub, database: Database): void {
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
}
