import type { Db } from '../../database/schema.js';
import type { SiteLooksTable } from './site-looks.table.js';

export async function findSiteLook(db: Db, companyId: string): Promise<SiteLooksTable | undefined> {
  return db.selectFrom('siteLooks').selectAll().where('companyId', '=', companyId).executeTakeFirst();
}

/** What was read before stays where a later try fails. */
export async function saveSiteLook(
  db: Db,
  companyId: string,
  { look, ...row }: Omit<SiteLooksTable, 'companyId'>,
): Promise<void> {
  await db
    .insertInto('siteLooks')
    .values({ companyId, look, ...row })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(look === null ? row : { look, ...row }))
    .execute();
}
