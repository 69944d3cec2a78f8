import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { compiledInsert } from '../../database/compiled-insert.js';
import { rowsOfVisitors } from '../../database/rows-of-visitors.js';
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

/** False if the company already has feedback under that key. */
export async function insertFeedbackOnce(db: Db, row: FeedbackRow): Promise<boolean> {
  const { numAffectedRows } = await insertFeedback(db, row);
  return numAffectedRows === 1n;
}

export async function findFeedbackByKey(db: Db, companyId: string, key: string) {
  return db
    .selectFrom('feedback')
    .select(['id', 'bodyHash', 'createdAt'])
    .where('companyId', '=', companyId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
}

function isOfPerson({ eb, or }: ExpressionBuilder<Schema, 'feedback'>, { leadIds, emails }: PersonTrace) {
  return or([
    ...(leadIds.length > 0 ? [eb('leadId', 'in', leadIds)] : []),
    ...(emails.length > 0 ? [eb(sql<string>`lower("userEmail")`, 'in', emails)] : []),
  ]);
}

export const feedbackRows = rowsOfVisitors('feedback', isOfPerson);
