import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { openSqlite } from './sqlite.js';

describe('SQLite', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await createDatabase('sqlite');
  });
  afterEach(() => test.drop());

  const pragma = (name: string) =>
    test.database.transaction(
      async (trx) => (await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(trx)).rows[0],
    );

  it('keeps to the references between tables', async () => {
    expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  });

  it('is readable by its owner alone', async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'meg-modes-')), 'data');
    const database = openSqlite(path.join(folder, 'meg.sqlite'));
    await database.migrate();
    const modeOf = (file: string) => statSync(file).mode & 0o777;
    const modes = readdirSync(folder).map((file) => [file, modeOf(path.join(folder, file))]);
    const files = ['meg.sqlite', 'meg.sqlite-shm', 'meg.sqlite-wal'];
    expect(modes.sort()).toEqual(files.map((file) => [file, 0o600]));
    expect(modeOf(folder)).toBe(0o700);
    await database.close();
    rmSync(path.dirname(folder), { recursive: true });
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
