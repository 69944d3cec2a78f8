import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { CompanySetupTable } from './company-setup.table.js';

export type CompanySetupRow = Selectable<CompanySetupTable>;

export async function findSetup(db: Db, companyId: string): Promise<CompanySetupRow | undefined> {
  return db.selectFrom('companySetup').selectAll().where('companyId', '=', companyId).executeTakeFirst();
}

export async function saveSetup(
  db: Db,
  companyId: string,
  changes: Partial<Omit<CompanySetupRow, 'companyId'>>,
): Promise<void> {
  const nothing = { putAwayAt: null, testState: null, testPersonId: null, testReason: '', testAt: null };
  await db
    .insertInto('companySetup')
    .values({ companyId, ...nothing, ...changes })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(changes))
    .execute();
}

/** What became of the test that was asked for at this time; a later one is left alone. */
export async function endTest(
  db: Db,
  { companyId, askedAt }: { companyId: string; askedAt: number },
  end: Pick<CompanySetupRow, 'testState' | 'testReason' | 'testAt'>,
): Promise<void> {
  await db
    .updateTable('companySetup')
    .set(end)
    .where('companyId', '=', companyId)
    .where('testState', '=', 'sending')
    .where('testAt', '=', askedAt)
    .execute();
}
