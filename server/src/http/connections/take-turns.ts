import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AnswersAtOnce } from './answers-at-once.js';

type Kind = 'reads text' | 'reads much';

/** Made in parts as they are taken. */
const exportPath = '/api/admin/leads/export';
/** Of a company's own people, and each many times the size of what a visitor is answered. */
const readsMuch = new Set(['/api/leads', '/api/leads/:id/person', exportPath, '/api/insights']);

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
  const answers = new AnswersAtOnce();
  const begin = async (kind: Kind, request: FastifyRequest, reply: FastifyReply) => {
    const isWhole = kind === 'reads much' && request.routeOptions.url !== exportPath;
    if (isWhole && request.person) await answers.admit(request.person.id, reply.raw);
    last[kind] = last[kind].then(() => nextTurn());
    await last[kind];
  };
  app.addHook('preHandler', (request, reply, done) => {
    const kind = kindOf(request);
    if (kind) begin(kind, request, reply).then(() => done(), done);
    else done();
  });
}
