import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createDatabase } from '../testing/database/each-database.js';

describe('survives: power loss – a commit is on the disk before it is answered', () => {
  it('on SQLite', async () => {
    const { database, drop } = await createDatabase('sqlite');
    const pragma = (name: string) =>
      database.transaction(
        async (trx) => (await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(trx)).rows[0],
      );
    expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
    expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
    await drop();
  });

  it('on PostgreSQL, as the connections that write have it', async () => {
    const { database, drop } = await createDatabase('postgres');
    const settings = await database.transaction(async (trx) => {
      const { rows } = await sql`SELECT current_setting('synchronous_commit') AS "commit",
        current_setting('fsync') AS "fsync"`.execute(trx);
      return rows[0];
    });
    expect(settings).toEqual({ commit: 'on', fsync: 'on' });
    await drop();
  });
});
