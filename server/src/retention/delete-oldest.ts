import { sql } from 'kysely';
import type { Schema } from '../database/schema.js';
import type { KeptRows } from './kept-rows.js';

/** Deletes a table's rows by their `createdAt`. `key`: the column of its primary key. */
export function deleteOldest(table: keyof Schema, key = 'id'): KeptRows['deleteOld'] {
  return async (trx, beforeMs, most) => {
    const oldest = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref('createdAt')} < ${beforeMs}
      order by ${sql.ref('createdAt')} limit ${most}`;
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${oldest})`.execute(trx);
    return Number(numAffectedRows);
  };
}
