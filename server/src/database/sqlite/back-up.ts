import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import type { Config } from '../../config/config.js';
import { hasKeyFile, keyFileOf } from '../../secrets/key-file.js';

const allPages = 0x7f_ff_ff_ff;

/** Copies the state of one moment while servers keep writing. The file appears complete, and never replaces another. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const draft = `${to}.part`;
  closeSync(openSync(draft, 'w', 0o600));
  const source = new BetterSqlite3(from, { readonly: true });
  try {
    // In one step: page by page it would start again at each write of the server.
    await source.backup(draft, { progress: () => allPages });
  } finally {
    source.close();
  }
  const copy = new BetterSqlite3(draft);
  // So that a start can distinguish a journal that was left beside it from its own.
  copy.pragma('journal_mode = DELETE');
  const found = String(copy.pragma('quick_check(1)', { simple: true }));
  copy.close();
  if (found !== 'ok') {
    rmSync(draft);
    throw new Error(`The database is damaged (${found.split('\n').at(-1)}): no backup was made`);
  }
  const descriptor = openSync(draft, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
  chmodSync(draft, 0o600);
  renameSync(draft, to);
}

/** Returns sentences on what was made and what else belongs to it. */
export async function backUp(
  { database, secrets }: Pick<Config, 'database' | 'secrets'>,
  file: string,
): Promise<string> {
  if (database.kind === 'postgres') {
    throw new Error('The database is PostgreSQL: use pg_dump, and keep SECRETS_KEY or secrets.key with the dump');
  }
  if (!existsSync(database.file)) throw new Error(`There is no database at ${database.file}`);
  if (existsSync(file)) throw new Error(`${file} is there already, and is not written over`);
  await copyDatabase(database.file, file);
  const key = secrets.key || !hasKeyFile(secrets.folder) ? 'SECRETS_KEY' : keyFileOf(secrets.folder);
  return `The database is in ${file}. To read its secrets a restore needs ${key} as it is now: keep it, but in another place.`;
}
