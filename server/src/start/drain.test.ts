import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../testing/database/each-database.js';
import { runServerWith } from '../testing/run-server.js';

describe('survives: restart under load – a balancer sees it first', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
  });
  afterAll(() => test.drop());

  const statusOf = async (url: string, path: string) => (await fetch(url + path)).status;

  it('is not ready any more, answers what still comes, and is gone within 10 seconds', async () => {
    const server = await runServerWith(test.target, { DRAIN_S: '3' });
    expect(await statusOf(server.url, '/readyz')).toBe(200);
    const sinceMs = performance.now();
    const gone = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await expect.poll(() => statusOf(server.url, '/readyz'), { timeout: 2_500, interval: 20 }).toBe(503);
    expect(await statusOf(server.url, '/api/companies/demo')).toBe(200);
    expect(await gone).toEqual([0, null]);
    const tookMs = performance.now() - sinceMs;
    expect(tookMs).toBeGreaterThanOrEqual(3_000);
    expect(tookMs).toBeLessThan(10_000);
  });

  it('is gone at once when it is told a second time', async () => {
    const server = await runServerWith(test.target, { DRAIN_S: '5' });
    const sinceMs = performance.now();
    const gone = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await expect.poll(() => statusOf(server.url, '/readyz'), { timeout: 4_000, interval: 20 }).toBe(503);
    server.process.kill('SIGTERM');
    await gone;
    expect(performance.now() - sinceMs).toBeLessThan(5_000);
  });
});
