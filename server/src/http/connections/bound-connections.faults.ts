import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { figure } from '../../testing/faults/figure.js';
import { latenciesMs, percentile } from '../../testing/faults/latencies.js';
import { residentMiB } from '../../testing/faults/process-memory.js';
import { sendUnread } from '../../testing/faults/unread-requests.js';
import { type RunningServer, runServer } from '../../testing/run-server.js';
import { signIn } from '../../testing/sign-in.js';

const promise = 'pipelined, unread requests';
const signedInTargets = ['/api/leads?limit=100', '/api/leads/{id}/person', '/api/admin/leads/export'];
const leadsOfPerson = 400;
const readers = 6;
const answersOfReader = 100;
const targets = ['/api/openapi.json', '/embed/preview?name=A', '/embed?company=demo', '/pricing', '/api/docs/yaml'];

describe(`survives: ${promise} – 10 sockets of 300 each, against the built server`, () => {
  let test: TestDatabase;
  let server: RunningServer;
  let addresses = 0;

  // Each test has a server of its own, so that no garbage of the last one is counted.
  beforeEach(async () => {
    test = await createDatabase('sqlite');
    server = await runServer(test.target);
  });
  afterEach(async () => {
    await server.stop('SIGTERM');
    await test.drop();
  });

  it.each(targets)('%s costs little memory, and others hardly wait', (target) => staysLight(target, target));

  it.each(signedInTargets)('%s, signed in, costs little memory, and others hardly wait', async (target) => {
    const app = await createTestApp(test.database);
    const { cookie, company } = await signIn(app, test.database);
    const colleagues = Array.from({ length: readers }, () => signIn(app, test.database, { company: company.id }));
    const cookies = (await Promise.all(colleagues)).map((colleague) => colleague.cookie);
    let id = '';
    for (let at = 0; at < leadsOfPerson; at++) {
      const payload = leadBody({ companyId: company.slug, email: 'same@example.com', chatHistory: 'x'.repeat(1_000) });
      id = (await app.inject({ method: 'POST', url: '/api/leads', payload })).json().id;
    }
    await app.close();
    await staysLight(target, target.replace('{id}', id), [cookie, ...cookies]);
  });

  async function staysLight(name: string, target: string, [cookie = '', ...colleagues]: string[] = []): Promise<void> {
    const before = await memoryOfReaders(target, colleagues);
    const sockets = await Promise.all(Array.from({ length: 10 }, () => sendUnread(server.url, target, 300, cookie)));
    const others = await latenciesMs(500, () => ask('/api/companies/demo', ''));
    const grown = residentMiB(server.process.pid) - before;
    for (const socket of sockets) socket.destroy();
    const p99 = percentile(others, 0.99);
    figure(promise, `memory grown by ${name} (MiB)`, Math.round(grown));
    figure(promise, `others' p99 during ${name} (ms)`, Math.round(p99));
    expect(grown).toBeLessThan(50);
    expect(p99).toBeLessThan(100);
  }

  /** No two requests of others share a limit. */
  function nextAddress(): string {
    addresses++;
    return `10.0.${addresses >> 8}.${addresses & 255}`;
  }

  async function ask(path: string, cookie: string): Promise<void> {
    const answer = await fetch(server.url + path, { headers: { cookie, 'x-forwarded-for': nextAddress() } });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }

  /** The most that the process holds while the same answers are read. Garbage makes it rise and fall by 100 MiB. */
  async function memoryOfReaders(target: string, cookies: readonly string[]): Promise<number> {
    let most = 0;
    for (let reader = 0; reader < readers; reader++) {
      for (let at = 0; at < answersOfReader; at += 2) {
        await Promise.all(Array.from({ length: 2 }, () => ask(target, cookies[reader] ?? '')));
        most = Math.max(most, residentMiB(server.process.pid));
      }
    }
    return most;
  }
});
