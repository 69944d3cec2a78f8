import BetterSqlite3 from 'better-sqlite3';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Db, Schema } from '../../database/schema.js';
import type { TestDatabase } from './each-database.js';

/** How SQLite would go about the statements that a function of a store sends, step by step. */
export async function planOf({ target }: TestDatabase, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const sent: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (it) => new SqliteIntrospector(it),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log: ({ query }) => {
      sent.push(query);
    },
  });
  // The driver answers nothing, which the store may not expect.
  await work(db).catch(() => undefined);
  const file = new BetterSqlite3(target.kind === 'sqlite' ? target.file : '', { readonly: true });
  try {
    return sent.flatMap(({ sql, parameters }) =>
      (file.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters) as { detail: string }[]).map(
        ({ detail }) => detail,
      ),
    );
  } finally {
    file.close();
  }
}
