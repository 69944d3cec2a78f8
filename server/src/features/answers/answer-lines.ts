import { Readable } from 'node:stream';
import type { GuideAnswer } from '@meg/shared/contract/answers';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const linesType = 'application/x-ndjson';

export const wantsLines = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(linesType) ?? false;

type Piece = { readonly text: string } | { readonly answer: GuideAnswer };

async function* toLines(pieces: AsyncIterable<Piece>, onFault: (error: unknown) => object): AsyncGenerator<string> {
  try {
    for await (const piece of pieces) yield `${JSON.stringify(piece)}\n`;
  } catch (error) {
    yield `${JSON.stringify(onFault(error))}\n`;
  }
}

/** A line of JSON for each piece. What fails once it has begun cannot change the status any more: it is a line too. */
export function answerLines(pieces: AsyncIterable<Piece>, reply: FastifyReply, brokenOff: string): Readable {
  const { request } = reply;
  const onFault = (error: unknown) => {
    request.log.error({ reqId: request.id, fault: String(error) }, 'fault while answering in lines');
    return { error: { code: 'unavailable', message: brokenOff } };
  };
  // What stands in front would else keep the pieces until the answer is whole.
  reply.type(`${linesType}; charset=utf-8`).headers({ 'x-accel-buffering': 'no', 'cache-control': 'no-store' });
  return Readable.from(toLines(pieces, onFault), { objectMode: false });
}
