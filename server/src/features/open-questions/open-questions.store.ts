import type { OpenQuestionQuery, OpenQuestionState } from '@meg/shared/contract/open-questions';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db, Schema } from '../../database/schema.js';
import type { OpenQuestionPagesTable, OpenQuestionsTable, OpenQuestionWordingsTable } from './open-questions.table.js';

export type OpenQuestionRow = Selectable<OpenQuestionsTable>;
export type WordingRow = Selectable<OpenQuestionWordingsTable>;

/** A company's id; null for the questions on guides, which are of all companies together. */
export type Scope = string | null;

export interface QuestionKey {
  readonly companyId: Scope;
  readonly id: string;
}

type Owned = 'openQuestions' | 'openQuestionWordings';

const isOf =
  <Table extends Owned>(companyId: Scope) =>
  (eb: ExpressionBuilder<Schema, Table>) =>
    (eb as unknown as ExpressionBuilder<Schema, 'openQuestions'>)(
      'companyId',
      companyId === null ? 'is' : '=',
      companyId,
    );

interface ListQuery extends Omit<OpenQuestionQuery, 'cursor'> {
  readonly companyId: Scope;
  readonly before: { readonly value: number; readonly id: string } | undefined;
  readonly limit: number;
}

/** Those asked most often, or latest, first. */
export function listQuestions(db: Db, wanted: ListQuery): Promise<OpenQuestionRow[]> {
  const { companyId, state, kind, language, country, before, limit } = wanted;
  const column = wanted.order === 'often' ? 'asked' : 'lastAskedAt';
  return db
    .selectFrom('openQuestions')
    .selectAll()
    .where(isOf(companyId))
    .where('state', '=', state)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as 'unsure'))
    .$if(language !== undefined, (query) => query.where('language', '=', language as string))
    .$if(country !== undefined, (query) => query.where('country', '=', country as string))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple(column, 'id'), '<', tuple(before?.value as number, before?.id as string)),
      ),
    )
    .orderBy(column, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What the questions in that state can be narrowed by. */
export function listChoices(db: Db, companyId: Scope, state: OpenQuestionState) {
  return db
    .selectFrom('openQuestions')
    .select(['language', 'country'])
    .distinct()
    .where(isOf(companyId))
    .where('state', '=', state)
    .execute();
}

export function findQuestion(db: Db, { companyId, id }: QuestionKey): Promise<OpenQuestionRow | undefined> {
  return db.selectFrom('openQuestions').selectAll().where(isOf(companyId)).where('id', '=', id).executeTakeFirst();
}

export function listWordings(db: Db, questionIds: readonly string[]): Promise<WordingRow[]> {
  if (questionIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('openQuestionWordings')
    .selectAll()
    .where('questionId', 'in', questionIds)
    .orderBy('asked', 'desc')
    .orderBy('id')
    .execute();
}

export function listPages(db: Db, questionId: string): Promise<Selectable<OpenQuestionPagesTable>[]> {
  return db
    .selectFrom('openQuestionPages')
    .selectAll()
    .where('questionId', '=', questionId)
    .orderBy('asked', 'desc')
    .orderBy('path')
    .execute();
}

type Settled = Pick<OpenQuestionRow, 'state' | 'entryId' | 'settledAt' | 'settledBy'>;

/** False if its state has changed since it was read. */
export async function changeState(db: Db, read: OpenQuestionRow, settled: Settled): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('openQuestions')
    .set(settled)
    .where(isOf(read.companyId))
    .where('id', '=', read.id)
    .where('state', '=', read.state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** With all that hangs on them. Returns how many there were. */
export async function deleteQuestionsBefore(
  db: Db,
  beforeMs: number,
  { most, companyId }: { most: number; companyId?: string },
): Promise<number> {
  const old = db
    .selectFrom('openQuestions')
    .select('id')
    .where('lastAskedAt', '<', beforeMs)
    .$if(companyId !== undefined, (query) => query.where('companyId', '=', companyId as string))
    .orderBy('lastAskedAt')
    .limit(most);
  const { numDeletedRows } = await db.deleteFrom('openQuestions').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
