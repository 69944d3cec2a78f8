import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { createEmptyDatabase, type databases, type TestDatabase } from '../database/each-database.js';

const dying = fileURLToPath(new URL('die-while-migrating.mjs', import.meta.url));

/** Runs the migrations in a process that kills itself before that statement. False once it got to the end. */
async function diesAt(target: TestDatabase['target'], statement: number): Promise<boolean> {
  const outcome = await promisify(execFile)(process.execPath, [dying, JSON.stringify(target), String(statement)]).catch(
    (error: { signal: string }) => error.signal,
  );
  return outcome === 'SIGKILL';
}

/** Kills before every so many of the statements, on one database; what is there then can be used. Returns the kills. */
export async function killWhileMigrating(kind: (typeof databases)[number], killEvery: number): Promise<number> {
  const { target, database, drop } = await createEmptyDatabase(kind);
  let kills = 0;
  // The first ones are the migrations' own table and lock.
  for (let statement = 1; await diesAt(target, statement); kills++) statement += statement < 3 ? 1 : killEvery;
  await database.migrate();
  expect(await database.reader.selectFrom('leads').selectAll().execute()).toEqual([]);
  await drop();
  return kills;
}
