import type { FastifyReply } from 'fastify';

/** Aborted when the caller disconnects, so that no work is done for an answer that nobody reads. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}
