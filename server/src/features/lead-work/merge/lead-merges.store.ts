import { notByIndex } from '../../../database/not-by-index.js';
import type { Db } from '../../../database/schema.js';
import type { LeadMerge } from '../../../people/lead-merge.js';
import { deleteOutcome } from '../outcome/lead-outcomes.store.js';

const carried = ['leadNotes', 'leadEdits', 'leadQuotes', 'leadTasks', 'leadStatusChanges'] as const;

/** Hangs what people wrote on the merged lead on the one that is kept, each at its time. */
export async function carryWorkOver(db: Db, { companyId, mergedId, keptId }: LeadMerge): Promise<void> {
  for (const table of carried)
    await db
      .updateTable(table)
      .set({ leadId: keptId })
      .where('leadId', '=', mergedId)
      .where(notByIndex('companyId'), '=', companyId)
      .execute();
  await carryTagsOver(db, { companyId, mergedId, keptId });
}

async function carryTagsOver(db: Db, { companyId, mergedId, keptId }: LeadMerge): Promise<void> {
  const removed = await db
    .deleteFrom('leadTags')
    .where('leadId', '=', mergedId)
    .where(notByIndex('companyId'), '=', companyId)
    .returning('tag')
    .execute();
  if (removed.length === 0) return;
  await db
    .insertInto('leadTags')
    .values(removed.map(({ tag }) => ({ leadId: keptId, companyId, tag })))
    .onConflict((conflict) => conflict.columns(['leadId', 'tag']).doNothing())
    .execute();
}

/** A lead ends in one way: in that of the one whose status it has. */
export async function carryOutcomeOver(
  db: Db,
  { companyId, mergedId, keptId }: LeadMerge,
  isOfMerged: boolean,
): Promise<void> {
  await deleteOutcome(db, { companyId, leadId: isOfMerged ? keptId : mergedId });
  if (!isOfMerged) return;
  await db
    .updateTable('leadOutcomes')
    .set({ leadId: keptId })
    .where('leadId', '=', mergedId)
    .where(notByIndex('companyId'), '=', companyId)
    .execute();
}
