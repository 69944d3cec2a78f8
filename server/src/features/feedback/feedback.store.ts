import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { compiledInsert } from '../../database/compiled-insert.js';
import type { Db, Schema } from '../../database/schema.js';
import type { PersonTrace } from '../../people/person-trace.js';
import type { FeedbackTable } from './feedback.table.js';

export type FeedbackRow = Selectable<FeedbackTable>;

const insertFeedback = compiledInsert((db, row: FeedbackRow) =>
  db
    .insertInto('feedback')
    .values(row)
    .onConflict((conflict) => conflict.columns(['companyId', 'idempotencyKey']).doNothing()),
);

/** False where the company already has feedback under that key. */
export async function insertFeedbackOnce(db: Db, row: FeedbackRow): Promise<boolean> {
  const { numAffectedRows } = await insertFeedback(db, row);
  return numAffectedRows === 1n;
}

export async function findFeedbackByKey(
  db: Db,
  companyId: string,
  key: string,
): Promise<Pick<FeedbackRow, 'id' | 'bodyHash' | 'createdAt'> | undefined> {
  return db
    .selectFrom('feedback')
    .select(['id', 'bodyHash', 'createdAt'])
    .where('companyId', '=', companyId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
}

export async function findFeedback(db: Db, companyId: string, id: string): Promise<FeedbackRow | undefined> {
  return db
    .selectFrom('feedback')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The oldest first. */
export async function listFeedbackOfLead(db: Db, companyId: string, leadId: string): Promise<FeedbackRow[]> {
  return db
    .selectFrom('feedback')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('leadId', '=', leadId)
    .orderBy('id')
    .execute();
}

function isOfPerson({ eb, or }: ExpressionBuilder<Schema, 'feedback'>, { leadIds, emails }: PersonTrace) {
  return or([
    ...(leadIds.length > 0 ? [eb('leadId', 'in', leadIds)] : []),
    ...(emails.length > 0 ? [eb(sql<string>`lower("userEmail")`, 'in', emails)] : []),
  ]);
}

export async function listFeedbackOfPerson(db: Db, person: PersonTrace): Promise<FeedbackRow[]> {
  return db
    .selectFrom('feedback')
    .selectAll()
    .where('companyId', '=', person.companyId)
    .where((eb) => isOfPerson(eb, person))
    .orderBy('id')
    .execute();
}

export async function deleteFeedbackOfPerson(db: Db, person: PersonTrace): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('feedback')
    .where('companyId', '=', person.companyId)
    .where((eb) => isOfPerson(eb, person))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** That of visitors who left no lead. */
export async function deleteLooseFeedback(db: Db, companyId: string, beforeMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('feedback')
    .where('companyId', '=', companyId)
    .where('leadId', 'is', null)
    .where('createdAt', '<', beforeMs)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
