import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { CompaniesTable } from './companies.table.js';

export type CompanyRow = Selectable<CompaniesTable>;

export async function findCompanyBySlug(db: Db, slug: string): Promise<CompanyRow | undefined> {
  return db.selectFrom('companies').selectAll().where('slug', '=', slug).executeTakeFirst();
}

export async function findCompanyById(db: Db, id: string): Promise<CompanyRow | undefined> {
  return db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findCompanySlug(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('companies').select('slug').where('id', '=', id).executeTakeFirst();
  return row?.slug;
}

/** In the order of their ids, after this one. */
export async function listCompaniesAfter(db: Db, after: string, most: number) {
  return db
    .selectFrom('companies')
    .select(['id', 'config'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** False if the public name is taken. */
export async function insertCompanyOnce(db: Db, row: Insertable<CompaniesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('companies')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Once: later calls keep the first time. True if it was this one. */
export async function markRatesConfirmed(db: Db, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('companies')
    .set({ ratesConfirmedAt: at })
    .where('id', '=', id)
    .where('ratesConfirmedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface ConfigUpdate {
  id: string;
  /** The version that the writer read. */
  seen: number;
  config: string;
  updatedAt: number;
}

/** False if the row has changed since. */
export async function updateConfig(db: Db, { id, seen, config, updatedAt }: ConfigUpdate): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('companies')
    .set({ config, version: seen + 1, updatedAt })
    .where('id', '=', id)
    .where('version', '=', seen)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
