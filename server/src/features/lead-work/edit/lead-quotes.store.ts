import type { Selectable } from 'kysely';
import type { Db } from '../../../database/schema.js';
import type { LeadQuotesTable } from '../lead-work.table.js';

export async function insertQuote(db: Db, quote: LeadQuotesTable): Promise<void> {
  await db.insertInto('leadQuotes').values(quote).execute();
}

/** The oldest first. */
export function listQuotes(
  db: Db,
  companyId: string,
  leadIds: readonly string[],
): Promise<Selectable<LeadQuotesTable>[]> {
  return db
    .selectFrom('leadQuotes')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('leadId', 'in', [...leadIds, ''])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
