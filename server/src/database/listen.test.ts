import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../ids/ids.js';
import { jobAdder } from '../jobs/add-job.js';
import { createDatabase, databases, type TestDatabase } from '../testing/database/each-database.js';
import { connect } from './connect.js';
import type { Database } from './database.js';

const addJob = jobAdder({ now: () => 1, newId });

function addTo(database: Database): Promise<void> {
  return database.transaction((trx) => addJob(trx, { kind: 'a.test', companyId: null, payload: {} }));
}

/** The next time that it is called. */
function nextCall() {
  let called: () => void = () => undefined;
  const listener = () => called();
  const next = () =>
    new Promise<void>((resolve) => {
      called = resolve;
    });
  return { listener, next };
}

describe.each(databases)('who listens for work (%s)', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase(kind);
  });
  afterAll(() => test.drop());

  it('is woken by a commit that brings some, and no longer once it has stopped', async () => {
    const heard = nextCall();
    let afterStop = 0;
    const stop = test.database.listen('work', () => {
      afterStop += 1;
    });
    const { listener, next } = heard;
    test.database.listen('work', listener);
    for (let round = 0; round < 3; round++) {
      const woken = next();
      await addTo(test.database);
      await woken;
    }
    expect(afterStop).toBeGreaterThan(0);
    stop();
    const before = afterStop;
    const woken = next();
    await addTo(test.database);
    await woken;
    expect(afterStop).toBe(before);
  });
});

describe('servers that share a PostgreSQL', () => {
  let test: TestDatabase;
  let other: Database;
  beforeAll(async () => {
    test = await createDatabase('postgres');
    other = connect(test.target);
  });
  afterAll(async () => {
    await other.close();
    await test.drop();
  });

  async function cutListeners(): Promise<number> {
    if (test.target.kind !== 'postgres') throw new Error('Not PostgreSQL');
    const admin = new pg.Client({ connectionString: test.target.url });
    await admin.connect();
    const { rowCount } = await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
    );
    await admin.end();
    return rowCount ?? 0;
  }

  it('hear of the work of one another, also after the connection was cut', async () => {
    const { listener, next } = nextCall();
    const connected = next();
    const stop = other.listen('work', listener);
    await connected;
    let woken = next();
    await addTo(test.database);
    await woken;
    const again = next();
    expect(await cutListeners()).toBe(1);
    // By itself: what came in between would not have been heard.
    await again;
    woken = next();
    await addTo(test.database);
    await woken;
    stop();
  });
});
