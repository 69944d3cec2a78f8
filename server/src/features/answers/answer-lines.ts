import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Piece } from './answers.service.js';

export const linesType = 'application/x-ndjson';

export const wantsLines = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(linesType) ?? false;

async function* toLines(pieces: AsyncIterable<Piece>, onFault: (error: unknown) => object): AsyncGenerator<string> {
  try {
    for await (const piece of pieces) yield `${JSON.stringify(piece)}\n`;
  } catch (error) {
    yield `${JSON.stringify(onFault(error))}\n`;
  }
}

/** A line of JSON for each piece. A fault after the first line cannot change the status, so it is a line too. */
export function answerLines(pieces: AsyncIterable<Piece>, reply: FastifyReply, brokenOff: string): Readable {
  const { request } = reply;
  const onFault = (error: unknown) => {
    request.log.error({ reqId: request.id, fault: String(error) }, 'fault while answering in lines');
    return { error: { code: 'unavailable', message: brokenOff } };
  };
  // Otherwise proxies would hold the pieces back until the answer is complete.
  reply.type(`${linesType}; charset=utf-8`).headers({ 'x-accel-buffering': 'no', 'cache-control': 'no-store' });
  return Readable.from(toLines(pieces, onFault), { objectMode: false });
}
