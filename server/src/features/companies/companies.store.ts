import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { CompaniesTable } from './companies.table.js';

export type CompanyRow = Selectable<CompaniesTable>;

export async function findCompanyBySlug(db: Db, slug: string): Promise<CompanyRow | undefined> {
  return db.selectFrom('companies').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Whether it was not there before. */
export async function insertCompanyOnce(db: Db, row: CompanyRow): Promise<boolean> {
  const inserted = await db
    .insertInto('companies')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
