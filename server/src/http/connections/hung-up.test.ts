import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { signIn } from '../../testing/sign-in.js';

const metricsToken = 'a-token-of-some-length';
const warning = 40;

describe('a caller who hangs up', () => {
  let test: TestDatabase;
  let app: FastifyInstance;
  const lines: Record<string, unknown>[] = [];
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
    app = await createTestApp(test.database, { logger, metricsToken, longestStreamMs: 3_600_000 });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  const call = (request: string): Socket => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(request);
    return socket;
  };
  const arrived = () => new Promise((resolve) => app.server.once('request', resolve));
  const until = async (isSo: () => Promise<boolean> | boolean) => {
    while (!(await isSo())) await nextTurn();
  };
  const openConnections = () => new Promise((resolve) => app.server.getConnections((_, open) => resolve(open)));
  /** What the server counted and logged as its own fault, once it has let go of all connections. */
  const faults = async () => {
    await until(async () => (await openConnections()) === 0);
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
    return [
      ...body.split('\n').filter((line) => line.includes('status="5xx"')),
      ...lines.filter(({ level }) => Number(level) >= warning),
    ];
  };

  const body = JSON.stringify(leadBody());
  const head = `POST /api/leads HTTP/1.1\r\nHost: meg\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;

  describe.each(['destroy', 'resetAndDestroy'] as const)('by %s', (leave) => {
    it('in the middle of a body is no fault of the server', async () => {
      const begun = arrived();
      const socket = call(head + body.slice(0, 100));
      await begun;
      socket[leave]();
      expect(await faults()).toEqual([]);
    });

    it('before the answer is no fault of the server, which stores what it was sent', async () => {
      const begun = arrived();
      const socket = call(head + body);
      await begun;
      socket[leave]();
      expect(await faults()).toEqual([]);
    });

    it('in the middle of an answer is no fault of the server', async () => {
      const socket = call('GET /api/openapi.json HTTP/1.1\r\nHost: meg\r\n\r\n'.repeat(20));
      await new Promise((resolve) => socket.once('data', resolve));
      socket.pause();
      socket[leave]();
      expect(await faults()).toEqual([]);
    });

    it('in the middle of a stream is no fault of the server, which keeps nothing of it', async () => {
      const { cookie } = await signIn(app, test.database);
      const socket = call(`GET /api/live HTTP/1.1\r\nHost: meg\r\nCookie: ${cookie}\r\n\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket[leave]();
      await until(() => app.live.streams.size === 0);
      expect(await faults()).toEqual([]);
    });
  });
});
