import { openLive } from '@meg/shared/contract/live';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.js';
import { personOf } from '../../http/access/auth.js';
import type { SessionCookie } from '../../http/access/session-cookie.js';
import { mount } from '../../http/endpoint.js';
import type { LiveHub } from './live-hub.js';

function lastEventIdOf({ headers }: FastifyRequest): string | undefined {
  const said = headers['last-event-id'];
  return Array.isArray(said) ? said[0] : said;
}

export function liveRoutes(app: FastifyInstance, { hub, cookie }: { hub: LiveHub; cookie: SessionCookie }): void {
  mount(app, openLive, async ({ query }, request, reply) => {
    const token = cookie.read(request);
    if (token === undefined) throw new AppError('unauthenticated');
    const lastEventId = lastEventIdOf(request) ?? query.lastEventId;
    const stream = await hub.open({ token, person: personOf(request), lastEventId });
    // Otherwise proxies would hold the events back until the answer is complete.
    reply.type(openLive.answerType).headers({ 'x-accel-buffering': 'no', 'cache-control': 'no-store, no-transform' });
    // The stream bypasses the serializer, which is for complete answers.
    return stream.readable as unknown as string;
  });
}
