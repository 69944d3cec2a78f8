import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Kind = 'reads text' | 'reads much';

/** Of a company's own people, and each many times the size of what a visitor is answered. */
const readsMuch = new Set(['/api/leads', '/api/leads/:id/person', '/api/admin/leads/export', '/api/insights']);

function kindOf({ method, routeOptions: { url = '' } }: FastifyRequest): Kind | undefined {
  if (url.startsWith('/api/chat/')) return 'reads text';
  return method === 'GET' && readsMuch.has(url) ? 'reads much' : undefined;
}

/**
 * To read a visitor's text, or to gather what a company has stored, takes milliseconds of the processor. However many
 * come at once, each turn of the event loop begins one, so that all other requests get their turns in between.
 */
export function takeTurns(app: FastifyInstance): void {
  const last: Record<Kind, Promise<void>> = { 'reads text': Promise.resolve(), 'reads much': Promise.resolve() };
  app.addHook('preHandler', (request, _, done) => {
    const kind = kindOf(request);
    if (!kind) {
      done();
      return;
    }
    last[kind] = last[kind].then(() => nextTurn());
    last[kind].then(() => done());
  });
}
