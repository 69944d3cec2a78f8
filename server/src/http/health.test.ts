import { connect as openSocket, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.js';
import { createDatabase, eachDatabase, type TestDatabase } from '../testing/database/each-database.js';

eachDatabase('the state of a server', (current) => {
  it('is alive and ready, until it drains', async () => {
    let draining = false;
    const app = await createTestApp(current().database, { isDraining: () => draining });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    draining = true;
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await app.close();
  });
});

describe('a server whose database is gone', () => {
  it('is alive, not ready, and says so to those who ask for something', async () => {
    const { database, drop } = await createDatabase('postgres');
    const app = await createTestApp(database);
    await drop();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await app.close();
  });
});

/** Cut off in the body, in the headers, in the first line; and one that has not said a word. */
const unfinished = [
  'POST /api/leads HTTP/1.1\r\nHost: meg\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"na',
  'GET /api/companies/demo HTTP/1.1\r\nHost: meg\r\nX-Slow: ',
  'POST /api/le',
  '',
];

describe('survives: slow clients – 500 that never finish their request', () => {
  let test: TestDatabase;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    test = await createDatabase('sqlite');
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await test.drop();
  });

  it('do no harm to the others', async () => {
    const app = await createTestApp(test.database);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const port = Number(new URL(url).port);
    for (let client = 0; client < 500; client++) {
      const socket = openSocket(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(unfinished[client % unfinished.length] as string);
      sockets.push(socket);
    }
    for (let visitor = 0; visitor < 20; visitor++) expect((await fetch(`${url}/api/companies/demo`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
});
