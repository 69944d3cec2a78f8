import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../testing/database/each-database.js';

describe('SQLite', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await makeDatabase('sqlite');
  });
  afterEach(() => test.drop());

  const pragma = (name: string) =>
    test.database.transaction(
      async (trx) => (await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(trx)).rows[0],
    );

  it('keeps to the references between tables', async () => {
    expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  });

  it('lets one piece of work in a group fail without the others', async () => {
    const insert = (id: string) =>
      test.database.transaction((trx) =>
        trx
          .insertInto('companies')
          .values({ id, slug: id, name: id, config: '{}', createdAt: 0, updatedAt: 0 })
          .execute(),
      );
    const outcomes = await Promise.allSettled(['a', 'b', 'a', 'c'].map(insert));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });
});
