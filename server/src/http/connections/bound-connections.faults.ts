import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { figure } from '../../testing/faults/figure.js';
import { latenciesMs, percentile } from '../../testing/faults/latencies.js';
import { residentMiB } from '../../testing/faults/process-memory.js';
import { sendUnread } from '../../testing/faults/unread-requests.js';
import { type RunningServer, runServer } from '../../testing/run-server.js';

const promise = 'pipelined, unread requests';
const targets = ['/api/openapi.json', '/embed/preview?name=A', '/embed?company=demo', '/pricing', '/api/docs/yaml'];

describe(`survives: ${promise} – 10 sockets of 300 each, against the built server`, () => {
  let test: TestDatabase;
  let server: RunningServer;

  beforeAll(async () => {
    test = await makeDatabase('sqlite');
    server = await runServer(test.target);
  });
  afterAll(async () => {
    await server.stop('SIGTERM');
    await test.drop();
  });

  it.each(targets)('%s costs little memory, and others hardly wait', async (target) => {
    const ask = (path: string) => fetch(server.url + path).then((answer) => answer.arrayBuffer());
    // What is made once is made, and the memory of a process that has worked is compared.
    for (let at = 0; at < 20; at++) await ask(target);
    const before = residentMiB(server.process.pid);
    const sockets = await Promise.all(Array.from({ length: 10 }, () => sendUnread(server.url, target, 300)));
    const others = await latenciesMs(500, () => ask('/api/companies/demo'));
    const grown = residentMiB(server.process.pid) - before;
    for (const socket of sockets) socket.destroy();
    const p99 = percentile(others, 0.99);
    figure(promise, `memory grown by ${target} (MiB)`, Math.round(grown));
    figure(promise, `others' p99 during ${target} (ms)`, Math.round(p99));
    expect(grown).toBeLessThan(50);
    expect(p99).toBeLessThan(100);
  });
});
