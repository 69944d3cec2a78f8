import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { endConnections } from './end-connections.js';

let app: FastifyInstance;
let begun: Promise<void>;
let answer: () => void;

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 60_000 });
  endConnections(app);
  begun = new Promise((begin) => {
    app.get('/slow', async () => {
      begin();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return 'answered';
    });
  });
  await app.listen({ port: 0 });
});

const port = () => (app.server.address() as AddressInfo).port;

it('a server that stops answers what has begun, and waits no longer for a client that keeps its connection', async () => {
  const agent = new Agent({ keepAlive: true });
  const asked = request({ port: port(), path: '/slow', agent }).end();
  const answered = once(asked, 'response');
  await begun;
  const closed = app.close();
  answer();
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  const sinceMs = performance.now();
  await closed;
  expect(performance.now() - sinceMs).toBeLessThan(5_000);
  agent.destroy();
});

it('a server that stops does not wait for a client that connected and says nothing', async () => {
  const silent = connect(port());
  await once(silent, 'connect');
  const gone = once(silent, 'close');
  const sinceMs = performance.now();
  await app.close();
  await gone;
  expect(performance.now() - sinceMs).toBeLessThan(5_000);
});
