import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createDatabase, createEmptyDatabase, databases } from '../testing/database/each-database.js';
import { killWhileMigrating } from '../testing/faults/migrations-killed.js';
import { connect } from './connect.js';
import type { Database } from './database.js';
import { migrate } from './migrate.js';
import { migrations } from './migrations/index.js';
import type { Db } from './schema.js';

/** Each statement in turn would take minutes: `npm run faults` tries all. */
const failEvery = process.env.MEG_FAULTS ? 1 : 9;
const killEvery = 48;

/** Runs the migrations up to that statement, which fails. False once it got to the end. */
async function failsAt(database: Database, statement: number): Promise<boolean> {
  let left = statement;
  const failing: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left === 0) throw new Error('stopped');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const inTransaction = <T>(work: (trx: Db) => Promise<T>) =>
    database.reader.transaction().execute((trx) => work(trx.withPlugin(failing)));
  return migrate(database.dialect, inTransaction).then(
    () => false,
    (error: Error) => error.message === 'stopped',
  );
}

describe.each(databases)(
  'survives: migration interrupted, two starters – bringing the database to this version (%s)',
  (kind) => {
    it('leaves nothing behind when it fails before one of its statements', async () => {
      const { database, drop } = await createEmptyDatabase(kind);
      let statement = 1;
      while (await failsAt(database, statement)) {
        expect(await database.reader.introspection.getTables()).toEqual([]);
        statement += failEvery;
      }
      expect(statement).toBeGreaterThan(5);
      expect(await database.reader.selectFrom('leads').selectAll().execute()).toEqual([]);
      await drop();
    });

    it('survives being killed on its way, again and again', async () => {
      expect(await killWhileMigrating(kind, killEvery)).toBeGreaterThan(5);
    });

    it('is done once by servers that start together', async () => {
      const { target, database, drop } = await createEmptyDatabase(kind);
      const servers = Array.from({ length: 4 }, () => connect(target));
      await Promise.all(servers.map((server) => server.migrate()));
      await Promise.all(servers.map((server) => server.close()));
      const { rows } = await sql<{ name: string }>`SELECT "name" FROM "schemaMigrations"`.execute(database.reader);
      expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
      await drop();
    });

    it('is refused on a database of a newer version', async () => {
      const { database, drop } = await createDatabase(kind);
      await database.transaction((trx) =>
        sql`INSERT INTO "schemaMigrations" ("name") VALUES ('9999-from-the-future')`.execute(trx),
      );
      await expect(database.migrate()).rejects.toThrow(/newer version of Meg \(9999-from-the-future\)/);
      await drop();
    });
  },
);
