import type { Database } from '../database/database.js';
import type { Db } from '../database/schema.js';
import type { KeyRing } from './key-ring.js';
import { keyIdOf } from './sealed-text.js';
import { type SecretColumn, secretColumns } from './secret-cells.js';
import { readSecrets, replaceSecret, type StoredSecret, secretsAtOnce } from './secret-pages.js';
import { Secrets } from './secrets.js';

export interface Sealing {
  sealed: number;
  /** Sealed with a key that this server does not have, or damaged. They are left as they are. */
  unreadable: number;
  /** The keys of unreadable secrets that this server does not have. */
  missingKeyIds: ReadonlySet<string>;
}

/**
 * Seals all secrets with the database's key: those in clear text, and those of another key that this server has. Works
 * page by page, so that after an interruption the next run does only the rest.
 */
export async function sealStoredSecrets(database: Database, keys: KeyRing, keyId: string): Promise<Sealing> {
  const total = { sealed: 0, unreadable: 0, missingKeyIds: new Set<string>() };
  for await (const { column, page } of pagesOfSecrets(database.reader, keyId)) {
    const sealed = await database.transaction((trx) => sealPage(trx, new Secrets(keys), { column, page }));
    total.sealed += sealed;
    total.unreadable += page.length - sealed;
    for (const id of missingKeysOf(keys, page)) total.missingKeyIds.add(id);
  }
  // The journal also holds the clear text.
  if (total.sealed > 0) await database.forget();
  return total;
}

function missingKeysOf(keys: KeyRing, page: readonly StoredSecret[]): string[] {
  return page.map(({ stored }) => keyIdOf(stored)).filter((id) => id !== '' && !keys.find(id));
}

interface Page {
  column: SecretColumn;
  page: readonly StoredSecret[];
}

/** All stored secrets, or those that are not sealed with that key. */
async function* pagesOfSecrets(reader: Db, notSealedWith?: string): AsyncGenerator<Page> {
  for (const column of secretColumns) {
    let page: StoredSecret[] = [];
    do {
      page = await readSecrets(reader, column, { after: page.at(-1)?.id ?? '', notSealedWith });
      if (page.length > 0) yield { column, page };
    } while (page.length === secretsAtOnce);
  }
}

async function sealPage(trx: Db, secrets: Secrets, { column, page }: Page): Promise<number> {
  let sealed = 0;
  for (const { id, stored } of page) {
    const cell = { ...column, id };
    const text = secrets.openOrNone(stored, cell);
    if (text === undefined) continue;
    await replaceSecret(trx, cell, { before: stored, after: await secrets.seal(trx, text, cell) });
    sealed += 1;
  }
  return sealed;
}

/** Counts the secrets that these keys open, by opening each. */
export async function countReadable(database: Database, keys: KeyRing): Promise<{ readable: number; other: number }> {
  const secrets = new Secrets(keys);
  const count = { readable: 0, other: 0 };
  for await (const { column, page } of pagesOfSecrets(database.reader)) {
    const opened = page.filter(({ id, stored }) => secrets.openOrNone(stored, { ...column, id }) !== undefined);
    count.readable += opened.length;
    count.other += page.length - opened.length;
  }
  return count;
}
