import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AnswersAtOnce } from './answers-at-once.js';

type CostlyWork = 'reads text' | 'reads much';

/** Sent in parts, each created when the client has read the one before. */
const exportPath = '/api/admin/leads/export';
/** For a company's own people. Each answer is many times the size of one for a visitor. */
const readsMuch = new Set(['/api/leads', '/api/leads/:id/person', exportPath, '/api/insights']);

function kindOf({ method, routeOptions: { url = '' } }: FastifyRequest): CostlyWork | undefined {
  if (url.startsWith('/api/chat/')) return 'reads text';
  return method === 'GET' && readsMuch.has(url) ? 'reads much' : undefined;
}

/**
 * Reading a visitor's text or a company's stored rows takes milliseconds of processor time. Each turn of the event loop
 * begins only one such request, so that other requests are answered in between.
 */
export function takeTurns(app: FastifyInstance): void {
  const last: Record<CostlyWork, Promise<void>> = { 'reads text': Promise.resolve(), 'reads much': Promise.resolve() };
  const answers = new AnswersAtOnce();
  const begin = async (kind: CostlyWork, request: FastifyRequest, reply: FastifyReply) => {
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
