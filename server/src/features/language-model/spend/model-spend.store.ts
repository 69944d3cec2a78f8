import type { Db } from '../../../database/schema.js';
import type { ModelSpendTable, ModelSpendTotalsTable } from './model-spend.table.js';

/** False if it would pass the limit. One statement, so that servers sharing a database cannot pass it together. */
export async function addSpend(db: Db, { companyId, day, characters }: ModelSpendTable, most: number) {
  if (characters > most) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('modelSpend')
    .values({ companyId, day, characters })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'day'])
        .doUpdateSet((row) => ({ characters: row('modelSpend.characters', '+', characters) }))
        .where((row) => row('modelSpend.characters', '<=', most - characters)),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** `addSpend` for all companies together. */
export async function addToTotal(db: Db, { day, characters }: ModelSpendTotalsTable, most: number) {
  if (characters > most) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('modelSpendTotals')
    .values({ day, characters })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((row) => ({ characters: row('modelSpendTotals.characters', '+', characters) }))
        .where((row) => row('modelSpendTotals.characters', '<=', most - characters)),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function giveBackSpend(db: Db, { companyId, day, characters }: ModelSpendTable): Promise<void> {
  await db
    .updateTable('modelSpend')
    .set((row) => ({ characters: row('characters', '-', characters) }))
    .where('companyId', '=', companyId)
    .where('day', '=', day)
    .execute();
}

export async function giveBackToTotal(db: Db, { day, characters }: ModelSpendTotalsTable): Promise<void> {
  await db
    .updateTable('modelSpendTotals')
    .set((row) => ({ characters: row('characters', '-', characters) }))
    .where('day', '=', day)
    .execute();
}
