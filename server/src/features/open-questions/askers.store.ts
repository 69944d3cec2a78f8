import type { Selectable } from 'kysely';
import { insertOnce } from '../../database/insert-once.js';
import { notByIndex } from '../../database/not-by-index.js';
import type { Db } from '../../database/schema.js';
import type { LeadMerge } from '../../people/lead-merge.js';
import type { PersonTrace } from '../../people/person-trace.js';
import type { OpenQuestionAskersTable } from './open-questions.table.js';

export type AskerRow = Selectable<OpenQuestionAskersTable>;

/** Wordings of questions that are still open. */
export function listOpenWordings(db: Db, companyId: string, most: number) {
  return db
    .selectFrom('openQuestionWordings as wording')
    .innerJoin('openQuestions as question', 'question.id', 'wording.questionId')
    .select(['wording.id', 'wording.questionId', 'wording.words'])
    .where('question.companyId', '=', companyId)
    .where('question.state', '=', 'open')
    .orderBy('wording.id', 'desc')
    .limit(most)
    .execute();
}

export async function insertAskerOnce(db: Db, row: AskerRow): Promise<void> {
  await insertOnce(db, 'openQuestionAskers', row, ['questionId', 'leadId']);
}

/** Those who were not told of an answer. */
export function listWaiting(db: Db, questionId: string, most: number): Promise<AskerRow[]> {
  return db
    .selectFrom('openQuestionAskers')
    .selectAll()
    .where('questionId', '=', questionId)
    .where('answeredAt', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Of those who wait, how many asked for mail. */
export async function countToBeTold(db: Db, questionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('openQuestionAskers as asker')
    .innerJoin('leads as lead', 'lead.id', 'asker.leadId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('asker.questionId', '=', questionId)
    .where('asker.answeredAt', 'is', null)
    .where('lead.wantsEmail', '=', 1)
    .where('lead.botSign', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function markAnswered(db: Db, questionId: string, ids: readonly string[], answeredAt: number) {
  if (ids.length === 0) return;
  await db
    .updateTable('openQuestionAskers')
    .set({ answeredAt })
    .where('questionId', '=', questionId)
    .where('id', 'in', ids)
    .execute();
}

/** What the asker asked and who answers it by which entry. Undefined once any of it is gone. */
export function findAnswered(db: Db, companyId: string, askerId: string) {
  return db
    .selectFrom('openQuestionAskers as asker')
    .innerJoin('openQuestions as question', 'question.id', 'asker.questionId')
    .innerJoin('openQuestionWordings as wording', 'wording.id', 'asker.wordingId')
    .innerJoin('knowledgeEntries as entry', 'entry.id', 'question.entryId')
    .select(['asker.leadId', 'wording.text as asked', 'entry.answer'])
    .where('asker.companyId', '=', companyId)
    .where('entry.companyId', '=', companyId)
    .where('asker.id', '=', askerId)
    .executeTakeFirst();
}

const askedBy = (db: Db, { companyId, leadIds }: PersonTrace) =>
  db
    .selectFrom('openQuestionAskers as asker')
    .innerJoin('openQuestionWordings as wording', 'wording.id', 'asker.wordingId')
    .where('asker.companyId', '=', companyId)
    .where('asker.leadId', 'in', leadIds);

export async function listAskedBy(db: Db, person: PersonTrace) {
  if (person.leadIds.length === 0) return [];
  return askedBy(db, person)
    .select(['asker.leadId', 'wording.text', 'wording.language', 'asker.createdAt', 'asker.answeredAt'])
    .orderBy('asker.id')
    .execute();
}

/** Who has asked the same in both chats is told of the answer once. */
export async function carryAskersOver(db: Db, { companyId, mergedId, keptId }: LeadMerge): Promise<void> {
  const askers = (leadId: string) => db.selectFrom('openQuestionAskers').where('leadId', '=', leadId);
  await db
    .deleteFrom('openQuestionAskers')
    .where('leadId', '=', mergedId)
    .where(notByIndex('companyId'), '=', companyId)
    .where('questionId', 'in', askers(keptId).select('questionId'))
    .execute();
  await db
    .updateTable('openQuestionAskers')
    .set({ leadId: keptId })
    .where('leadId', '=', mergedId)
    .where(notByIndex('companyId'), '=', companyId)
    .execute();
}

/** Deletes what nobody else has asked, and the link to the rest. */
export async function deleteAskedBy(db: Db, person: PersonTrace): Promise<void> {
  if (person.leadIds.length === 0) return;
  const own = await askedBy(db, person)
    .select(['wording.id', 'wording.questionId'])
    .where('wording.asked', '=', 1)
    .execute();
  await db
    .deleteFrom('openQuestionAskers')
    .where('companyId', '=', person.companyId)
    .where('leadId', 'in', person.leadIds)
    .execute();
  if (own.length === 0) return;
  const ids = own.map(({ id }) => id);
  await db.deleteFrom('openQuestionWordings').where('id', 'in', ids).execute();
  for (const { questionId } of own) await deleteOrCountAgain(db, questionId);
}

async function deleteOrCountAgain(db: Db, questionId: string): Promise<void> {
  const rest = await db
    .selectFrom('openQuestionWordings')
    .select(['text', 'asked'])
    .where('questionId', '=', questionId)
    .orderBy('asked', 'desc')
    .orderBy('id')
    .execute();
  const [commonest] = rest;
  if (!commonest) {
    await db.deleteFrom('openQuestions').where('id', '=', questionId).execute();
    return;
  }
  const asked = rest.reduce((sum, one) => sum + one.asked, 0);
  await db
    .updateTable('openQuestions')
    .set({ text: commonest.text, asked, wordings: rest.length })
    .where('id', '=', questionId)
    .execute();
}
