import { notByIndex } from '../../../database/not-by-index.js';
import type { Db } from '../../../database/schema.js';
import { deleteOldest } from '../../../retention/delete-oldest.js';
import type { KeptRows } from '../../../retention/kept-rows.js';
import { hashOfBody } from '../../../submissions/idempotency.js';
import { dayMs } from '../../../time/time-units.js';

/** Much longer than a chat goes on sending what was not taken. */
const keptMs = 30 * dayMs;

const hashOf = (companyId: string, key: string): string => hashOfBody([companyId, key]);

export async function findErased(db: Db, companyId: string, key: string | null) {
  if (key === null) return undefined;
  const found = await db
    .selectFrom('erasedLeads')
    .select(['leadId as id', 'leadCreatedAt as createdAt'])
    .where('keyHash', '=', hashOf(companyId, key))
    .executeTakeFirst();
  return found && { ...found, createdAt: Number(found.createdAt) };
}

interface Erased {
  companyId: string;
  leadIds: readonly string[];
}

/** Before leads are erased, and those that were merged into them. */
export async function rememberErased(db: Db, { companyId, leadIds }: Erased, nowMs: number): Promise<void> {
  if (leadIds.length === 0) return;
  for (const table of ['leads', 'leadMerges'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'idempotencyKey', 'createdAt'])
      .where('id', 'in', leadIds)
      .where(notByIndex('companyId'), '=', companyId)
      .where('idempotencyKey', 'is not', null)
      .where('createdAt', '>', nowMs - keptMs)
      .execute();
    for (const { id: leadId, idempotencyKey, createdAt: leadCreatedAt } of rows)
      await db
        .insertInto('erasedLeads')
        .values({ keyHash: hashOf(companyId, idempotencyKey ?? ''), leadId, leadCreatedAt, createdAt: nowMs })
        .onConflict((conflict) => conflict.column('keyHash').doNothing())
        .execute();
  }
}

export const keptErasedLeads: KeptRows = {
  table: 'erasedLeads',
  keptMs,
  deleteOld: deleteOldest('erasedLeads', 'keyHash'),
};
