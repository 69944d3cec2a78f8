import type { Db } from '../../../database/schema.js';

/** What a visitor changed of a stored lead, in words. Undefined once it was erased. */
export async function findVisitorEdit(db: Db, companyId: string, id: string) {
  const row = await db
    .selectFrom('leadEdits')
    .select(['before', 'after'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { before: row.before ?? '', after: row.after ?? '' };
}
