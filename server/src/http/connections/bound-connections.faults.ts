import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.js';
import { makeDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { figure } from '../../testing/faults/figure.js';
import { latenciesMs, percentile } from '../../testing/faults/latencies.js';
import { residentMiB } from '../../testing/faults/process-memory.js';
import { sendUnread } from '../../testing/faults/unread-requests.js';
import { type RunningServer, runServer } from '../../testing/run-server.js';
import { signIn } from '../../testing/sign-in.js';

const promise = 'pipelined, unread requests';
const signedInTargets = ['/api/leads?limit=100', '/api/leads/{id}/person'];
const leadsOfPerson = 400;
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

  it.each(targets)('%s costs little memory, and others hardly wait', (target) => staysLight(target, target));

  it.each(signedInTargets)('%s, signed in, costs little memory, and others hardly wait', async (target) => {
    const app = await buildTestApp(test.database);
    const { cookie, company } = await signIn(app, test.database);
    let id = '';
    for (let at = 0; at < leadsOfPerson; at++) {
      const payload = leadBody({ companyId: company.slug, email: 'same@example.com', chatHistory: 'x'.repeat(1_000) });
      id = (await app.inject({ method: 'POST', url: '/api/leads', payload })).json().id;
    }
    await app.close();
    await staysLight(target, target.replace('{id}', id), cookie);
  });

  async function staysLight(name: string, target: string, cookie = ''): Promise<void> {
    const send = (path: string) => fetch(server.url + path, { headers: { cookie } });
    const ask = (path: string) => send(path).then((answer) => answer.arrayBuffer());
    expect((await send(target)).status).toBe(200);
    // What is made once is made, and the memory of a process that has worked is compared. The engine enlarges its space
    // for new objects with what is asked of it, up to 48 MiB, and sooner the more an answer takes to make.
    for (let at = 0; at < (cookie ? 150 : 20); at++) await ask(target);
    const before = residentMiB(server.process.pid);
    const sockets = await Promise.all(Array.from({ length: 10 }, () => sendUnread(server.url, target, 300, cookie)));
    const others = await latenciesMs(500, () => ask('/api/companies/demo'));
    const grown = residentMiB(server.process.pid) - before;
    for (const socket of sockets) socket.destroy();
    const p99 = percentile(others, 0.99);
    figure(promise, `memory grown by ${name} (MiB)`, Math.round(grown));
    figure(promise, `others' p99 during ${name} (ms)`, Math.round(p99));
    expect(grown).toBeLessThan(50);
    expect(p99).toBeLessThan(100);
  }
});
