import { type Selectable, sql } from 'kysely';
import { notByIndex } from '../../../database/not-by-index.js';
import type { Db } from '../../../database/schema.js';
import type { LeadAt } from '../edit/lead-work.store.js';
import type { LeadOutcomesTable } from '../lead-work.table.js';

/** In place of the one before. A correction does not change when it was booked or lost. */
export async function setOutcome(db: Db, { leadId, companyId, ...outcome }: LeadOutcomesTable): Promise<void> {
  const createdAt = sql<number>`CASE WHEN "leadOutcomes"."kind" = ${outcome.kind}
    THEN "leadOutcomes"."createdAt" ELSE ${sql.lit(outcome.createdAt)} END`;
  await db
    .insertInto('leadOutcomes')
    .values({ leadId, companyId, ...outcome })
    .onConflict((conflict) => conflict.column('leadId').doUpdateSet({ ...outcome, createdAt }))
    .execute();
}

export async function deleteOutcome(db: Db, { companyId, leadId }: LeadAt): Promise<void> {
  await db.deleteFrom('leadOutcomes').where('companyId', '=', companyId).where('leadId', '=', leadId).execute();
}

export function listOutcomes(
  db: Db,
  companyId: string,
  leadIds: readonly string[],
): Promise<Selectable<LeadOutcomesTable>[]> {
  return db
    .selectFrom('leadOutcomes')
    .selectAll()
    .where(notByIndex('companyId'), '=', companyId)
    .where('leadId', 'in', [...leadIds, ''])
    .execute();
}

export async function outcomesOfLeads(db: Db, companyId: string, leadIds: readonly string[]) {
  const rows = leadIds.length === 0 ? [] : await listOutcomes(db, companyId, leadIds);
  return new Map(rows.map((row) => [row.leadId, row]));
}

/** The last change of a lead's status. */
export function findLastStatusChange(db: Db, { companyId, leadId }: LeadAt) {
  return db
    .selectFrom('leadStatusChanges')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('leadId', '=', leadId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Whether the only one who was given the lead since then is that person, by themselves. */
export async function tookLeadSince(
  db: Db,
  { companyId, leadId }: LeadAt,
  { personId, sinceMs }: { personId: string; sinceMs: number },
): Promise<boolean> {
  const given = await db
    .selectFrom('leadEdits')
    .select('personId')
    .where('leadId', '=', leadId)
    .where(notByIndex('companyId'), '=', companyId)
    .where('kind', '=', 'assigned')
    .where('createdAt', '>=', sinceMs)
    .execute();
  return given.length === 1 && given[0]?.personId === personId;
}
