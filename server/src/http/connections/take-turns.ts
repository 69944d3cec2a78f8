import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const readsText = (url: string | undefined): boolean => url?.startsWith('/api/chat/') === true;

/**
 * To read a visitor's text takes milliseconds of the processor. However many come at once, each turn of the event loop
 * begins one, so that all other requests get their turns in between.
 */
export function takeTurns(app: FastifyInstance): void {
  let last: Promise<void> = Promise.resolve();
  app.addHook('preHandler', (request, _, done) => {
    if (!readsText(request.routeOptions.url)) {
      done();
      return;
    }
    last = last.then(() => nextTurn());
    last.then(() => done());
  });
}
