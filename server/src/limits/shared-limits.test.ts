import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { connect } from '../database/connect.js';
import { deleteOldRows } from '../retention/delete-old-rows.js';
import { eachDatabase } from '../testing/database/each-database.js';
import { keptLimitCounts } from './limit-counts.store.js';
import { SharedLimits } from './shared-limits.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

eachDatabase('limits that all servers share', (current) => {
  const limitsAt = (now: () => number) => new SharedLimits({ database: current().database, now });
  const limit = (of: string, most = 3) => ({ name: 'test', of, most, windowMs: minuteMs });

  it('let so many through in a window, and so many again in the next', async () => {
    let nowMs = 0;
    const limits = limitsAt(() => nowMs);
    const mine = limit(randomUUID());
    for (let time = 0; time < 3; time++) expect(await limits.take([mine])).toBeUndefined();
    expect(await limits.take([mine])).toEqual({ limit: mine, retryAfterMs: minuteMs });
    nowMs = minuteMs;
    expect(await limits.take([mine])).toBeUndefined();
  });

  it('take nothing from a wide limit once a narrow one is used up', async () => {
    const limits = limitsAt(() => 0);
    const [narrow, wide] = [limit(randomUUID(), 2), limit(randomUUID(), 3)];
    for (let time = 0; time < 50; time++) await limits.take([narrow, wide]);
    expect(await limits.take([wide])).toBeUndefined();
    expect(await limits.take([wide])).toEqual({ limit: wide, retryAfterMs: minuteMs });
  });

  it('give back what did not count, and never more than was taken', async () => {
    const limits = limitsAt(() => 0);
    const mine = limit(randomUUID(), 1);
    await limits.take([mine]);
    await limits.giveBack([mine]);
    await limits.giveBack([mine]);
    expect(await limits.take([mine])).toBeUndefined();
    expect(await limits.take([mine])).toBeDefined();
    await current().database.transaction((trx) => limits.clearIn(trx, [mine]));
    expect(await limits.take([mine])).toBeUndefined();
  });

  it('limit nobody for longer where the clock is set back', async () => {
    let nowMs = 10 * hourMs;
    const limits = limitsAt(() => nowMs);
    const mine = limit(randomUUID(), 1);
    await limits.take([mine]);
    nowMs -= hourMs;
    expect(await limits.take([mine])).toBeUndefined();
    expect(await limits.take([mine])).toEqual({ limit: mine, retryAfterMs: minuteMs });
  });

  it('count on where the clock of another server is a little behind', async () => {
    const mine = limit(randomUUID(), 1);
    await limitsAt(() => 10_000).take([mine]);
    expect(await limitsAt(() => 5_000).take([mine])).toBeDefined();
    expect(await limitsAt(() => 9_999).take([mine])).toBeDefined();
  });

  it('hold for many at once on two servers, and after a restart', async () => {
    const second = connect(current().target);
    const servers = [current().database, second].map((database) => new SharedLimits({ database, now: () => 0 }));
    const mine = limit(randomUUID(), 10);
    const takes = Array.from({ length: 60 }, (_, place) => servers[place % 2]?.take([mine]));
    const refused = (await Promise.all(takes)).filter((reached) => reached !== undefined);
    expect(refused).toHaveLength(50);
    await second.close();
    expect(await limitsAt(() => 0).take([mine])).toBeDefined();
  });

  it('store no address and no account, and forget what has ended', async () => {
    const mine = limit('amina@example.com');
    await limitsAt(() => 0).take([mine]);
    const kept = await current().database.reader.selectFrom('limitCounts').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('amina');
    await deleteOldRows({ database: current().database, now: () => 20 * hourMs }, keptLimitCounts, () => true);
    expect(await current().database.reader.selectFrom('limitCounts').selectAll().execute()).toEqual([]);
  });
});
