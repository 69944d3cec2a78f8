import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../database/connect.js';
import type { Database } from '../../database/database.js';
import { newId } from '../../ids/ids.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { CuttableProxy } from '../../testing/faults/cuttable-proxy.js';
import { figure } from '../../testing/faults/figure.js';
import { LiveReader } from '../../testing/live-reader.js';
import { signIn } from '../../testing/sign-in.js';
import { announcer } from './live.events.js';

const row = 'a connection cut';
const announce = announcer({ now: Date.now, newId });

describe(`survives: ${row} – the live streams of open dashboards`, () => {
  let test: TestDatabase;
  let proxy: CuttableProxy;
  let database: Database;
  let app: FastifyInstance;
  let url: string;
  let owner: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    test = await createDatabase('postgres');
    if (test.target.kind !== 'postgres') throw new Error('Not PostgreSQL');
    proxy = await CuttableProxy.start(test.target.url);
    database = connect({ kind: 'postgres', url: proxy.url });
    app = await createTestApp(database, { longestStreamMs: 3_600_000 });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
    owner = await signIn(app, test.database);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await proxy.close();
    await test.drop();
  });

  /** Stored by another server, whose way to the database is not cut. */
  const tell = async () => {
    const leadId = newId();
    await test.database.transaction((trx) =>
      announce(trx, {
        companyId: owner.company.id,
        personId: null,
        kind: 'newLead',
        subjectId: leadId,
        isQuiet: false,
      }),
    );
    return leadId;
  };
  const open = async () => {
    const reader = await LiveReader.open(url, owner.cookie);
    await reader.next('hello');
    return reader;
  };

  it('stay open while the database is cut off, and then send what was stored meanwhile, once', async () => {
    const readers = [await open(), await open()];
    await proxy.refuse();
    const missed = [await tell(), await tell()];
    await proxy.pass();
    const healedAt = performance.now();
    for (const reader of readers) {
      const heard = [await reader.next('leads'), await reader.next('leads')];
      expect(heard.map(({ leadId }) => leadId)).toEqual(missed);
    }
    figure(row, 'live streams, database away: told after, ms', Math.round(performance.now() - healedAt));
    expect(performance.now() - healedAt).toBeLessThan(5_000);
    const last = await tell();
    for (const reader of readers) {
      expect((await reader.next('leads')).leadId).toBe(last);
      reader.close();
    }
  });

  it('are closed when their browsers are cut off, and the others stay open', async () => {
    const stays = await open();
    const browsers = await CuttableProxy.start(url);
    const cutOff = await LiveReader.open(browsers.url.replace(/\/$/, ''), owner.cookie);
    await cutOff.next('hello');
    const told = [tell(), tell()];
    await browsers.close();
    await cutOff.ended();
    for (const leadId of await Promise.all(told)) {
      expect((await stays.until(({ data }) => (data as { leadId?: string }).leadId === leadId)).length).toBeGreaterThan(
        0,
      );
    }
    while (app.live.streams.size > 1) await new Promise((resolve) => setImmediate(resolve));
    stays.close();
  });
});
