import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { connect } from '../../../database/connect.js';
import { addCompany } from '../../../testing/companies.js';
import { eachDatabase } from '../../../testing/database/each-database.js';
import { SpendLimit } from './spend-limit.js';

const dayMs = 86_400_000;
const unlimited = { dailyCharactersOfAll: 1e9, callsAMinute: 1e6, callsAMinuteOfAll: 1e6 };

eachDatabase('what a company may spend on the language model', (current) => {
  const someCompany = () => addCompany(current().database, `spender-${randomUUID()}`);
  const limitOf = (dailyCharacters: number, now: () => number = () => 0) =>
    new SpendLimit({ database: current().database, now, limits: { dailyCharacters, ...unlimited } });
  const spentBy = async (companyId: string) => {
    const rows = await current()
      .database.reader.selectFrom('modelSpend')
      .select('characters')
      .where('companyId', '=', companyId)
      .execute();
    return rows.map(({ characters }) => characters);
  };

  it('ends at the limit, and what was not used is given back', async () => {
    const companyId = await someCompany();
    const limit = limitOf(1_000);
    const first = await limit.reserve(companyId, 600);
    expect(await limit.reserve(companyId, 600)).toBeUndefined();
    await first?.settle(200);
    expect(await limit.reserve(companyId, 801)).toBeUndefined();
    expect(await limit.reserve(companyId, 800)).toBeDefined();
    expect(await spentBy(companyId)).toEqual([1_000]);
  });

  it('is nothing if the first call would pass the limit', async () => {
    const companyId = await someCompany();
    expect(await limitOf(1_000).reserve(companyId, 1_001)).toBeUndefined();
    expect(await spentBy(companyId)).toEqual([]);
  });

  it('is counted apart for each company and each day', async () => {
    const [one, other] = [await someCompany(), await someCompany()];
    let nowMs = dayMs - 1;
    const limit = limitOf(1_000, () => nowMs);
    const lateCall = await limit.reserve(one, 1_000);
    expect(await limit.reserve(other, 1_000)).toBeDefined();
    nowMs = dayMs;
    expect(await limit.reserve(one, 700)).toBeDefined();
    await lateCall?.settle(100);
    expect(await spentBy(one)).toEqual([100, 700]);
  });

  it('holds for many calls at once on several servers', async () => {
    const companyId = await someCompany();
    const second = connect(current().target);
    const limits = [current().database, second].map(
      (database) => new SpendLimit({ database, now: () => 0, limits: { dailyCharacters: 1_000, ...unlimited } }),
    );
    const calls = Array.from({ length: 100 }, (_, at) => limits[at % 2]?.reserve(companyId, 100));
    const reserved = (await Promise.all(calls)).filter((one) => one !== undefined);
    expect(reserved).toHaveLength(10);
    expect(await spentBy(companyId)).toEqual([1_000]);
    await Promise.all(reserved.map((one) => one.settle(0)));
    expect(await spentBy(companyId)).toEqual([0]);
    await second.close();
  });

  it('is limited for all companies together, so that many small ones cost no more than the operator chose', async () => {
    let complaints = 0;
    // A day of its own: what all companies spend is one count.
    const now = () => 40 * dayMs;
    const limit = new SpendLimit({
      database: current().database,
      now,
      limits: { ...unlimited, dailyCharacters: 1_000, dailyCharactersOfAll: 3_500 },
      onAllSpent: () => {
        complaints += 1;
      },
    });
    const companies = await Promise.all(Array.from({ length: 6 }, someCompany));
    const calls = await Promise.all(companies.map((companyId) => limit.reserve(companyId, 1_000)));
    const reserved = calls.filter((one) => one !== undefined);
    expect(reserved).toHaveLength(3);
    expect(complaints).toBe(3);
    expect((await Promise.all(companies.map(spentBy))).flat().reduce((sum, one) => sum + one, 0)).toBe(3_000);
    await reserved[0]?.settle(0);
    expect(await limit.reserve(companies.at(-1) ?? '', 1_000)).toBeDefined();
  });

  it('is limited in calls a minute, of one company and of all, counted by all servers together', async () => {
    const second = connect(current().target);
    let nowMs = 80 * dayMs;
    const servers = [current().database, second].map(
      (database) =>
        new SpendLimit({
          database,
          now: () => nowMs,
          limits: { ...unlimited, dailyCharacters: 1e9, callsAMinute: 5, callsAMinuteOfAll: 12 },
        }),
    );
    const companies = await Promise.all(Array.from({ length: 4 }, someCompany));
    const askAll = () => {
      const calls = Array.from({ length: 40 }, (_, at) => servers[at % 2]?.reserve(companies[at % 4] ?? '', 1));
      return Promise.all(calls).then((all) => all.filter((one) => one !== undefined).length);
    };
    expect(await askAll()).toBe(12);
    nowMs += 60_001;
    expect(await askAll()).toBe(12);
    expect(Math.max(...(await Promise.all(companies.map(spentBy))).flat())).toBeLessThanOrEqual(10);
    await second.close();
  });
});
