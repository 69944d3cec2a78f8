import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../app-error.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import type { Db } from '../schema.js';

describe('PostgreSQL', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('postgres');
  });
  afterAll(() => test.drop());

  const insert = (trx: Db, id: string) =>
    trx.insertInto('companies').values({ id, slug: id, name: id, config: '{}', createdAt: 0, updatedAt: 0 }).execute();

  it('undoes what fails in a group by a rule or by the database, and stores the rest once', async () => {
    let runs = 0;
    const work = (id: string) =>
      test.database.transaction(async (trx) => {
        runs += 1;
        await insert(trx, id);
        if (id === 'refused') throw new AppError('not_found');
        return id;
      });
    const outcomes = await Promise.allSettled(['a', 'refused', 'b', 'a', 'c', 'd'].map(work));
    const stored = await test.database.reader.selectFrom('companies').select('id').orderBy('id').execute();
    expect(stored.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(outcomes[1]).toMatchObject({ reason: { code: 'not_found' } });
    expect(runs).toBeLessThan(20);
  });

  it('reads whole rows of a table that another server has given a column', async () => {
    const rows = () =>
      Promise.all(
        Array.from({ length: 8 }, () =>
          test.database.transaction((trx) => trx.selectFrom('notificationMarks').selectAll().execute()),
        ),
      );
    await rows();
    await test.database.transaction((trx) => sql`ALTER TABLE "notificationMarks" ADD COLUMN later bigint`.execute(trx));
    await expect(rows()).resolves.toEqual(Array.from({ length: 8 }, () => []));
  });
});
