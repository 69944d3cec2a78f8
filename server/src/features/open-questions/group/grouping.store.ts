import { sql } from 'kysely';
import type { Db } from '../../../database/schema.js';
import type { OpenQuestionRow, Scope, WordingRow } from '../open-questions.store.js';

type About = Pick<WordingRow, 'companyId' | 'language' | 'country'>;

const wordingsAbout = (db: Db, { companyId, language, country }: About) =>
  db
    .selectFrom('openQuestionWordings')
    .where('companyId', companyId === null ? 'is' : '=', companyId)
    .where('language', '=', language)
    .where('country', '=', country);

export function findWording(db: Db, about: About & Pick<WordingRow, 'words'>): Promise<WordingRow | undefined> {
  return wordingsAbout(db, about).selectAll().where('words', '=', about.words).executeTakeFirst();
}

/** The latest, in the order in which they came. */
export async function listAlike(db: Db, about: About, most: number) {
  const rows = await wordingsAbout(db, about)
    .select(['id', 'questionId', 'text'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

export async function insertQuestion(db: Db, row: OpenQuestionRow): Promise<void> {
  await db.insertInto('openQuestions').values(row).execute();
}

export async function insertWording(db: Db, row: WordingRow): Promise<void> {
  await db.insertInto('openQuestionWordings').values(row).execute();
}

export async function countWording(db: Db, id: string, lastAskedAt: number): Promise<void> {
  await db
    .updateTable('openQuestionWordings')
    .set(({ eb }) => ({ asked: eb('asked', '+', 1), lastAskedAt }))
    .where('id', '=', id)
    .execute();
}

type Counted = Pick<OpenQuestionRow, 'kind' | 'chatAnswer' | 'lastAskedAt'>;

/** One more time, with the wording that is now the commonest. */
export async function countQuestion(db: Db, id: string, counted: Counted): Promise<void> {
  const wordings = () => db.selectFrom('openQuestionWordings').where('questionId', '=', id);
  const commonest = await wordings().select('text').orderBy('asked', 'desc').orderBy('id').executeTakeFirst();
  const { count } = await wordings()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await db
    .updateTable('openQuestions')
    .set(({ eb }) => ({
      ...counted,
      asked: eb('asked', '+', 1),
      wordings: Number(count),
      ...(commonest && { text: commonest.text }),
    }))
    .where('id', '=', id)
    .execute();
}

/** An answer that did not help: the question is open again. */
export async function reopen(db: Db, id: string, settledBeforeMs: number): Promise<void> {
  await db
    .updateTable('openQuestions')
    .set({ state: 'open', entryId: null, settledAt: null, settledBy: null })
    .where('id', '=', id)
    .where('state', '=', 'answered')
    .where('settledAt', '<', settledBeforeMs)
    .execute();
}

export async function countPage(
  db: Db,
  page: { questionId: string; companyId: string; path: string },
  most: number,
): Promise<void> {
  const { count } = await db
    .selectFrom('openQuestionPages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('questionId', '=', page.questionId)
    .where('path', '!=', page.path)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return;
  await db
    .insertInto('openQuestionPages')
    .values({ ...page, asked: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['questionId', 'path'])
        .doUpdateSet({ asked: sql<number>`${sql.ref('openQuestionPages.asked')} + 1` }),
    )
    .execute();
}

/** Deletes those that are settled or were asked least and longest ago, until there is room for one more. */
export async function makeRoom(db: Db, companyId: Scope, most: number): Promise<void> {
  const own = () => db.selectFrom('openQuestions').where('companyId', companyId === null ? 'is' : '=', companyId);
  const { count } = await own()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const tooMany = Number(count) - most + 1;
  if (tooMany <= 0) return;
  const least = await own().select('id').orderBy('asked').orderBy('lastAskedAt').orderBy('id').limit(tooMany).execute();
  await db
    .deleteFrom('openQuestions')
    .where(
      'id',
      'in',
      least.map(({ id }) => id),
    )
    .execute();
}
