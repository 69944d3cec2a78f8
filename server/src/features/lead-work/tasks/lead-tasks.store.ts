import type { Selectable } from 'kysely';
import type { Db } from '../../../database/schema.js';
import type { LeadTasksTable } from '../lead-work.table.js';

export type LeadTaskRow = Selectable<LeadTasksTable>;

export async function insertTask(db: Db, task: LeadTaskRow): Promise<void> {
  await db.insertInto('leadTasks').values(task).execute();
}

export function findTask(db: Db, companyId: string, id: string): Promise<LeadTaskRow | undefined> {
  return db
    .selectFrom('leadTasks')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateTask(
  db: Db,
  { companyId, id }: Pick<LeadTaskRow, 'companyId' | 'id'>,
  change: Partial<LeadTaskRow>,
): Promise<void> {
  await db.updateTable('leadTasks').set(change).where('companyId', '=', companyId).where('id', '=', id).execute();
}

export function listTasks(db: Db, companyId: string, leadIds: readonly string[]): Promise<LeadTaskRow[]> {
  return db
    .selectFrom('leadTasks')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('leadId', 'in', [...leadIds, ''])
    .orderBy('dueAt')
    .orderBy('id')
    .execute();
}

/** Open tasks of a person, the first due first. `onlyOf`: of leads that are theirs or nobody's. */
export function listTasksOfPerson(
  db: Db,
  { companyId, personId, onlyOf }: { companyId: string; personId: string; onlyOf: string | undefined },
  most: number,
) {
  return db
    .selectFrom('leadTasks')
    .innerJoin('leads', 'leads.id', 'leadTasks.leadId')
    .select(['leadTasks.id', 'leadTasks.text', 'leadTasks.dueAt', 'leadTasks.leadId', 'leads.name as leadName'])
    .where('leadTasks.companyId', '=', companyId)
    .where('leadTasks.assigneeId', '=', personId)
    .where('leadTasks.doneAt', 'is', null)
    .$if(onlyOf !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb('leads.assigneeId', 'is', null), eb('leads.assigneeId', '=', onlyOf as string)]),
      ),
    )
    .orderBy('leadTasks.dueAt')
    .orderBy('leadTasks.id')
    .limit(most)
    .execute();
}
