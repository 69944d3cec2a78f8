import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { codeOf } from '../database.js';
import type { Db, Schema } from '../schema.js';

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
const names = new Map<string, string>();
const namesKept = 500;
let generation = 0;

/** A statement with a name is parsed and planned once for each connection. */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= namesKept) return known;
  const name = `meg${generation}_${names.size}`;
  names.set(sql, name);
  return name;
}

const notSupported = '0A000';

/**
 * A statement that was planned before a migration fails on its connection from then on, if it returns whole rows. The
 * transaction is run once more, and finds every statement under another name.
 */
function forgetOutdatedPlans(fault: unknown): void {
  if (codeOf(fault) !== notSupported) return;
  generation++;
  names.clear();
}

class ClientConnection implements DatabaseConnection {
  constructor(private readonly client: pg.ClientBase) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const name = nameOf(sql);
    const query = this.client.query({ text: sql, values: [...parameters], ...(name && { name }) });
    const { command, rowCount, rows } = await query.catch((fault) => {
      forgetOutdatedPlans(fault);
      throw fault;
    });
    return { rows, ...(changing.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  // biome-ignore lint/correctness/useYield: a promise of the interface that a transaction never uses
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Rows are streamed outside of a transaction');
  }
}

function dialectOn(client: pg.ClientBase): Dialect {
  const connection = new ClientConnection(client);
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => Object.assign(new DummyDriver(), { acquireConnection: async () => connection }),
  };
}

const byClient = new WeakMap<pg.ClientBase, Db>();

/** Kysely's own connection runs one statement at a time; this one lets them follow one another without waiting. */
export function kyselyOnClient(client: pg.ClientBase): Db {
  const known = byClient.get(client);
  if (known) return known;
  const db = new Kysely<Schema>({ dialect: dialectOn(client) });
  byClient.set(client, db);
  return db;
}
