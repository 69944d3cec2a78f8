import { sql } from 'kysely';
import type { Db } from '../database/schema.js';
import { beginningOf, sealedBeginning } from './sealed-text.js';
import { type SecretCell, type SecretColumn, secretColumns } from './secret-cells.js';

export interface StoredSecret {
  id: string;
  stored: string;
}

export const secretsAtOnce = 100;

/** A page of a column, ordered by id: of all its secrets, or of those not sealed with that key. */
export async function readSecrets(
  db: Db,
  { table, column }: SecretColumn,
  { after, notSealedWith }: { after: string; notSealedWith: string | undefined },
): Promise<StoredSecret[]> {
  const value = sql.ref(column);
  const others = notSealedWith === undefined ? sql`` : sql`AND ${value} NOT LIKE ${`${beginningOf(notSealedWith)}%`}`;
  const { rows } = await sql<StoredSecret>`
    SELECT "id", ${value} AS "stored" FROM ${sql.table(table)}
    WHERE ${value} IS NOT NULL AND "id" > ${after} ${others}
    ORDER BY "id" LIMIT ${secretsAtOnce}`.execute(db);
  return rows;
}

/** Only if it is still as it was read, because a person may have replaced it meanwhile. */
export async function replaceSecret(
  trx: Db,
  { table, column, id }: SecretCell,
  { before, after }: { before: string; after: string },
): Promise<void> {
  const value = sql.ref(column);
  await sql`UPDATE ${sql.table(table)} SET ${value} = ${after} WHERE "id" = ${id} AND ${value} = ${before}`.execute(
    trx,
  );
}

/** Whether any secret is sealed. */
export async function findSealedSecret(db: Db): Promise<boolean> {
  for (const { table, column } of secretColumns) {
    const value = sql.ref(column);
    const { rows } = await sql`
      SELECT "id" FROM ${sql.table(table)} WHERE ${value} LIKE ${`${sealedBeginning}%`} LIMIT 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}
