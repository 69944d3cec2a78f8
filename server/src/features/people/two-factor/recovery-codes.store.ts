import type { Db } from '../../../database/schema.js';
import type { RecoveryCodesTable } from '../people.table.js';

export async function replaceRecoveryCodes(db: Db, personId: string, rows: RecoveryCodesTable[]): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('personId', '=', personId).execute();
  if (rows.length > 0) await db.insertInto('recoveryCodes').values(rows).execute();
}

/** False where the person has no such code or has used it. */
export async function useRecoveryCode(
  db: Db,
  { personId, codeHash }: Pick<RecoveryCodesTable, 'personId' | 'codeHash'>,
  usedAt: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt })
    .where('personId', '=', personId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
