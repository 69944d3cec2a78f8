import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { testCertificate, testKey } from './test-certificate.js';

export interface Received {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

type Answer = { status: number; headers?: Record<string, string>; body?: string } | RequestListener;

export interface Receiver {
  readonly port: number;
  readonly url: string;
  readonly received: Received[];
  /** How many connections were made, whether or not anything was said. */
  connections(): number;
  answer(next: Answer): void;
  close(): Promise<void>;
}

/** A server of somebody else, which keeps what it is sent and answers as it is told. */
export async function startReceiver({ isSecure = false } = {}): Promise<Receiver> {
  const received: Received[] = [];
  let next: Answer = { status: 204 };
  let connections = 0;
  const listener: RequestListener = async (request, response) => {
    const body = await text(request).catch(() => undefined);
    // Who went away in the middle has sent nothing.
    if (body === undefined) return;
    received.push({ path: request.url ?? '', headers: request.headers as Record<string, string>, body });
    if (typeof next === 'function') next(request, response);
    else response.writeHead(next.status, next.headers).end(next.body);
  };
  const server = isSecure
    ? createSecureServer({ cert: testCertificate, key: testKey }, listener)
    : createServer(listener);
  server.on('connection', () => {
    connections++;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    received,
    url: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}/hooks`,
    connections: () => connections,
    answer: (answer) => {
      next = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
