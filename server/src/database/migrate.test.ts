import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases, makeDatabase, makeEmptyDatabase, type TestDatabase } from '../testing/each-database.js';
import { connect } from './connect.js';
import { migrations } from './migrations/index.js';

const dying = fileURLToPath(new URL('../testing/die-while-migrating.mjs', import.meta.url));

/** Runs the migrations in a process that kills itself before that statement. False once it got to the end. */
async function diesAt(target: TestDatabase['target'], statement: number): Promise<boolean> {
  const outcome = await promisify(execFile)(process.execPath, [dying, JSON.stringify(target), String(statement)]).catch(
    (error: { signal: string }) => error.signal,
  );
  return outcome === 'SIGKILL';
}

describe.each(databases)('bringing the database to this version (%s)', (kind) => {
  it('survives being killed before any of its statements', async () => {
    const { target, database, drop } = await makeEmptyDatabase(kind);
    let statement = 1;
    while (await diesAt(target, statement)) statement++;
    expect(statement).toBeGreaterThan(5);
    await database.migrate();
    expect(await database.reader.selectFrom('leads').selectAll().execute()).toEqual([]);
    await drop();
  });

  it('is done once by servers that start together', async () => {
    const { target, database, drop } = await makeEmptyDatabase(kind);
    const servers = Array.from({ length: 4 }, () => connect(target));
    await Promise.all(servers.map((server) => server.migrate()));
    await Promise.all(servers.map((server) => server.close()));
    const { rows } = await sql<{ name: string }>`SELECT "name" FROM "schemaMigrations"`.execute(database.reader);
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    await drop();
  });

  it('is refused on a database of a newer version', async () => {
    const { database, drop } = await makeDatabase(kind);
    await database.transaction((trx) =>
      sql`INSERT INTO "schemaMigrations" ("name") VALUES ('9999-from-the-future')`.execute(trx),
    );
    await expect(database.migrate()).rejects.toThrow(/newer version of Meg \(9999-from-the-future\)/);
    await drop();
  });
});
