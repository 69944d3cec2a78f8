import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { TestDatabase } from './each-database.js';

/** All that is stored, to look for what must not be: the bytes of SQLite's files, each row of PostgreSQL as text. */
export async function wholeDatabase({ database, target }: TestDatabase): Promise<string> {
  if (target.kind === 'sqlite') {
    const folder = path.dirname(target.file);
    const files = readdirSync(folder).filter((name) => name.startsWith(path.basename(target.file)));
    return files.map((name) => readFileSync(path.join(folder, name), 'latin1')).join('\n');
  }
  const tables = await database.reader.introspection.getTables();
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`SELECT t::text AS "row" FROM ${sql.table(name)} t`.execute(
        database.reader,
      );
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  return texts.join('\n');
}
