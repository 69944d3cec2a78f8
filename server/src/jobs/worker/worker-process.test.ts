import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { postLead, runServer } from '../../testing/run-server.js';

describe('processes that share a PostgreSQL', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('postgres');
  });
  afterAll(() => test.drop());

  const untold = async () =>
    (await test.database.reader.selectFrom('events').select('id').where('fannedOutAt', 'is', null).execute()).length;

  it('divide the work: one answers and does no jobs, another does them and opens no port', async () => {
    const server = await runServer(test.target, 0, ['--no-worker']);
    expect((await postLead(server.url, leadBody(), randomUUID())).status).toBe(201);
    const before = await untold();
    let woken: () => void = () => undefined;
    const stop = test.database.listen('work', () => woken());
    const worker = await runServer(test.target, 0, ['--worker']);
    for (;;) {
      // Before the look: what comes in between is not missed.
      const next = new Promise<void>((resolve) => {
        woken = resolve;
      });
      if ((await untold()) === 0) break;
      await next;
    }
    stop();
    expect(before).toBe(1);
    expect(worker.url).toBeUndefined();
    expect(await Promise.all([server.stop('SIGTERM'), worker.stop('SIGTERM')])).toEqual([0, 0]);
  });
});
