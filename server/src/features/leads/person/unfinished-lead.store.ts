import { openStatuses } from '@meg/shared/domain/leads/lead-views';
import type { Db } from '../../../database/schema.js';
import { phoneKeysOf } from '../lead-search.service.js';
import { madeFromHandoff } from '../lead-source.service.js';
import { findWholeLead } from '../leads.store.js';
import type { LeadRow } from '../leads.table.js';

type Person = Pick<LeadRow, 'companyId' | 'emailKey' | 'phoneKey'>;

/**
 * The newest open lead of that person that was made from a request for a person since then, and that no bot sent. It is
 * read by its id alone first: each new lead asks this, and PostgreSQL refuses a kept statement for whole rows once after
 * an upgrade has given the table a column.
 */
export async function findUnfinishedLead(
  db: Db,
  { companyId, emailKey, phoneKey }: Person,
  { sinceMs, country }: { sinceMs: number; country: string | null },
): Promise<LeadRow | undefined> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('companyId', '=', companyId)
    .where('addedBy', '=', madeFromHandoff)
    .where('createdAt', '>=', sinceMs)
    .where('status', 'in', openStatuses)
    .where('botSign', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('emailKey', '=', emailKey), eb('emailKey', '<>', '')]),
        and([eb('phoneKey', 'in', phoneKeysOf(phoneKey, country)), eb('phoneKey', '<>', '')]),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && findWholeLead(db, companyId, found.id);
}
