import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendUnread } from '../../testing/faults/unread-requests.js';
import { boundConnections, connectionBounds } from './bound-connections.js';

const big = Buffer.alloc(16 * 1_048_576, 'x');

describe('survives: pipelined, unread requests', () => {
  let app: FastifyInstance;
  let begun: number;
  let url: string;
  let arrived: Promise<unknown[]>;

  beforeEach(async () => {
    begun = 0;
    app = Fastify();
    boundConnections(app, { ...connectionBounds, unreadForMs: 500 });
    app.get('/number', async () => `answer ${++begun};`);
    app.get('/big', async () => {
      begun++;
      return big;
    });
    arrived = once(app.server, 'connection');
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  const numbers = (answers: string) => [...answers.matchAll(/answer (\d+);/g)].map(([, number]) => Number(number));

  it('answers as many as a client may send ahead, in their order, and keeps the connection', async () => {
    const socket = await sendUnread(url, '/number', connectionBounds.requests);
    let answers = '';
    socket.setEncoding('utf8').on('data', (data) => {
      answers += data;
    });
    socket.resume();
    await expect.poll(() => numbers(answers).length).toBe(connectionBounds.requests);
    expect(numbers(answers)).toEqual([...numbers(answers)].sort((a, b) => a - b));
    expect(answers).not.toMatch(/connection: close/i);
    socket.destroy();
  });

  it('answers one more as the last of its connection, and begins none of the others', async () => {
    const socket = await sendUnread(url, '/number', 300);
    const answers = await text(socket.resume());
    expect(numbers(answers)).toEqual(Array.from({ length: connectionBounds.requests + 1 }, (_, at) => at + 1));
    expect(answers.match(/connection: close/gi)).toHaveLength(1);
    expect(begun).toBe(connectionBounds.requests + 1);
  });

  it('begins none before the answer to the one before it has left', async () => {
    const socket = await sendUnread(url, '/big', connectionBounds.requests);
    const [served] = (await arrived) as [Socket];
    await expect.poll(() => served.writableLength).toBeGreaterThan(0);
    await nextTurn();
    expect(begun).toBe(1);
    socket.destroy();
  });

  it('cuts off who goes on sending', async () => {
    const socket = await sendUnread(url, '/big', 20_000);
    await once(socket.resume(), 'close');
    expect(begun).toBeLessThanOrEqual(connectionBounds.requests + 1);
  });

  it('ends a connection whose answer nobody takes', async () => {
    const socket = await sendUnread(url, '/big', 1);
    const [served] = (await arrived) as [Socket];
    await once(served, 'close');
    expect(served.writableFinished).toBe(false);
    socket.destroy();
  });

  it('lets a slow reader have all of it', async () => {
    const socket = await sendUnread(url, '/big', 1);
    let taken = 0;
    for await (const bytes of socket as AsyncIterable<Buffer>) {
      taken += bytes.length;
      await setTimeout(5);
      if (taken > big.length) break;
    }
    expect(taken).toBeGreaterThan(big.length);
  });
});
