import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ModelRequest {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: {
    model: string;
    stream: boolean;
    max_tokens: number;
    messages: { role: string; content: string }[];
  };
}

export type Behaviour = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

export interface ModelServer {
  readonly baseUrl: string;
  readonly requests: ModelRequest[];
  /** Resolves when a client has gone before its answer was whole. */
  readonly abandoned: Promise<void>;
  behave(next: Behaviour): void;
  close(): Promise<void>;
}

const json = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
export const streamHeaders = { 'content-type': 'text/event-stream; charset=utf-8' };

/** A piece of an answer, as the protocol has it. */
export const piece = (content: string): string => json({ choices: [{ index: 0, delta: { content } }] });
export const finish = (reason = 'stop'): string =>
  `${json({ choices: [{ index: 0, delta: {}, finish_reason: reason }] })}data: [DONE]\n\n`;

/** Says a text as models do: a few letters at a time. */
export function saying(answer: string | ((request: ModelRequest) => string)): Behaviour {
  return (response, request) => {
    const whole = typeof answer === 'string' ? answer : answer(request);
    response.writeHead(200, streamHeaders);
    response.write(json({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }));
    for (const part of whole.match(/[\s\S]{1,7}/gu) ?? []) response.write(piece(part));
    response.end(finish());
  };
}

export const failing =
  (status: number, body = '{"error":{"message":"no"}}'): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

/** A server of language models on this machine, which speaks the protocol and does as it is told. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let behaviour: Behaviour = saying('');
  let leave = (): void => undefined;
  const abandoned = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const server = createServer(async (request, response) => {
    response.on('close', () => !response.writableFinished && leave());
    const body = await text(request);
    const seen = { url: request.url ?? '', headers: request.headers, body: JSON.parse(body || '{}') };
    requests.push(seen);
    await behaviour(response, seen);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    abandoned,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
