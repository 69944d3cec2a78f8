import type { Insertable } from 'kysely';
import type { Db, Schema } from './schema.js';

/** Inserts the row unless the table has one with the same values in these columns. False where it had one. */
export async function insertOnce<Table extends keyof Schema>(
  db: Db,
  table: Table,
  row: Insertable<Schema[Table]>,
  columns: readonly (keyof Schema[Table] & string)[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.columns(columns as never).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
