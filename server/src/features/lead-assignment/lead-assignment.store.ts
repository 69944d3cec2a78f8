import type { Selectable } from 'kysely';
import { insertOnce } from '../../database/insert-once.js';
import type { Db, Schema } from '../../database/schema.js';
import type { LeadAssignmentsTable } from './lead-assignment.table.js';

type AssignmentRow = Selectable<LeadAssignmentsTable>;

export function findAssignment(db: Db, companyId: string): Promise<AssignmentRow | undefined> {
  return db.selectFrom('leadAssignments').selectAll().where('companyId', '=', companyId).executeTakeFirst();
}

/** False if the rules have another version by now. */
export async function putAssignment(db: Db, { companyId, rules, version }: AssignmentRow): Promise<boolean> {
  if (version === 0) return insertOnce(db, 'leadAssignments', { companyId, rules, version: 1 }, ['companyId']);
  const { numUpdatedRows } = await db
    .updateTable('leadAssignments')
    .set({ rules, version: version + 1 })
    .where(({ and }) => and({ companyId, version }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface RuleAt {
  companyId: string;
  ruleId: string;
}

/**
 * How many leads the rule gave before this one. One statement: works of one moment may share a transaction, and what
 * they do between two statements is not in order.
 */
export async function takeTurn(db: Db, { companyId, ruleId }: RuleAt): Promise<number> {
  const { turns } = await db
    .insertInto('assignmentTurns')
    .values({ companyId, ruleId, turns: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'ruleId'])
        .doUpdateSet(({ eb }) => ({ turns: eb('assignmentTurns.turns', '+', 1) })),
    )
    .returning('turns')
    .executeTakeFirstOrThrow();
  return turns - 1;
}

export async function turnsTaken(db: Db, { companyId, ruleId }: RuleAt): Promise<number> {
  const row = await db
    .selectFrom('assignmentTurns')
    .select('turns')
    .where('companyId', '=', companyId)
    .where('ruleId', '=', ruleId)
    .executeTakeFirst();
  return row?.turns ?? 0;
}

export async function assignNewLead(
  db: Db,
  { companyId, leadId }: { companyId: string; leadId: string },
  personId: string,
): Promise<void> {
  await db
    .updateTable('leads')
    .set({ assigneeId: personId })
    .where('companyId', '=', companyId)
    .where('id', '=', leadId)
    .execute();
}

export async function insertTimelineEntry(db: Db, entry: Schema['leadEdits']): Promise<void> {
  await db.insertInto('leadEdits').values(entry).execute();
}
