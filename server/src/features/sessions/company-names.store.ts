import type { Db } from '../../database/schema.js';

export async function findCompanyName(db: Db, id: string) {
  return db
    .selectFrom('companies')
    .select(['id', 'slug', 'name', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
