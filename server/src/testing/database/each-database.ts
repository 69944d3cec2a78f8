import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { connect } from '../../database/connect.js';
import type { Database } from '../../database/database.js';

export interface TestDatabase {
  database: Database;
  /** As the server's configuration names it, for a second connection or another process. */
  target: Parameters<typeof connect>[0];
  drop: () => Promise<void>;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function postgresTarget() {
  const name = `meg_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return {
    target: { kind: 'postgres', url: url.href } as const,
    remove: () => administer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function sqliteTarget() {
  const folder = mkdtempSync(path.join(tmpdir(), 'meg-sqlite-'));
  const remove = async () => rmSync(folder, { recursive: true, force: true });
  return { target: { kind: 'sqlite', file: path.join(folder, 'meg.sqlite') } as const, remove };
}

const kinds = { sqlite: sqliteTarget, postgres: postgresTarget };
export const databases = Object.keys(kinds) as (keyof typeof kinds)[];

/** Without a table in it. */
export async function createEmptyDatabase(kind: keyof typeof kinds): Promise<TestDatabase> {
  const { target, remove } = await kinds[kind]();
  const database = connect(target);
  const drop = async () => {
    await database.close();
    await remove();
  };
  return { database, target, drop };
}

export async function createDatabase(kind: keyof typeof kinds): Promise<TestDatabase> {
  const made = await createEmptyDatabase(kind);
  await made.database.migrate();
  return made;
}

/** The same promises on SQLite and on a real PostgreSQL. */
export function eachDatabase(title: string, suite: (current: () => TestDatabase) => void): void {
  for (const kind of databases) {
    describe(`${title} (${kind})`, () => {
      let current: TestDatabase;
      beforeAll(async () => {
        current = await createDatabase(kind);
      });
      afterAll(() => current.drop());
      suite(() => current);
    });
  }
}
