import type { FastifyReply } from 'fastify';

/** Ends when the caller goes away, so that nobody works for nobody. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}
