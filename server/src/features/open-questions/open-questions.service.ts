import type { NewKnowledgeEntry } from '@meg/shared/contract/knowledge';
import type {
  OpenQuestion,
  OpenQuestionDetail,
  OpenQuestionPage,
  OpenQuestionQuery,
  OpenQuestionState,
} from '@meg/shared/contract/open-questions';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Member, Person } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import { pick } from '../../pick.js';
import { readPage } from '../../read-page.js';
import { isoTime } from '../../time/iso-time.js';
import type { KnowledgeService } from '../knowledge/knowledge.service.js';
import type { KnowledgeEditsService } from '../knowledge/knowledge-edits.service.js';
import type { QuestionAskers } from './askers.service.js';
import {
  changeState,
  findQuestion,
  listChoices,
  listPages,
  listQuestions,
  listWordings,
  type OpenQuestionRow,
  type QuestionKey,
  type Scope,
} from './open-questions.store.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'recordAudit'> {
  knowledge: KnowledgeService;
  knowledgeEdits: KnowledgeEditsService;
  askers: QuestionAskers;
}

interface Change {
  readonly person: Person;
  /** In whose log it is written. */
  readonly logOf: string;
  readonly to: OpenQuestionState;
}

const pageLength = 25;
const verbs = { open: 'reopened', answered: 'done', dismissed: 'dismissed' } as const;

/** Shows what the chat did not answer, and settles it. */
export class OpenQuestionsService {
  constructor(private readonly needs: Needs) {}

  async page(companyId: Scope, { cursor, ...wanted }: OpenQuestionQuery): Promise<OpenQuestionPage> {
    const { reader } = this.needs.database;
    const before = readCursor(cursor);
    const [{ shown, next }, choices] = await Promise.all([
      readPage(
        pageLength,
        (limit) => listQuestions(reader, { ...wanted, companyId, before, limit }),
        (last) => `${wanted.order === 'often' ? last.asked : last.lastAskedAt}:${last.id}`,
      ),
      listChoices(reader, companyId, wanted.state),
    ]);
    const distinct = (values: string[]) => [...new Set(values)].filter((value) => value !== '').sort();
    return {
      questions: shown.map(questionOf),
      next,
      languages: distinct(choices.map(({ language }) => language)),
      countries: distinct(choices.map(({ country }) => country)),
    };
  }

  async get(key: QuestionKey, db: Db = this.needs.database.reader): Promise<OpenQuestionDetail> {
    const row = await this.require(db, key);
    const [wordings, pages, toBeTold, entry] = await Promise.all([
      listWordings(db, [row.id]),
      listPages(db, row.id),
      this.needs.askers.toBeTold(db, row.id),
      this.entryOf(db, row),
    ]);
    const asWorded = wordings.map(({ text, asked, lastAskedAt }) => ({
      text,
      asked,
      lastAskedAt: isoTime(lastAskedAt),
    }));
    return {
      ...questionOf(row),
      asWorded,
      pages: pages.map(({ path, asked }) => ({ path, asked })),
      chatAnswer: row.chatAnswer,
      entry,
      toBeTold,
    };
  }

  private async entryOf(db: Db, { companyId, entryId }: OpenQuestionRow): Promise<OpenQuestionDetail['entry']> {
    if (companyId === null || entryId === null) return null;
    const entry = await this.needs.knowledge.find(db, { companyId, id: entryId });
    return entry ? pick(entry, 'id', 'question', 'answer') : null;
  }

  /** Writes the entry, and tells those who wait for it. */
  async answer(member: Member, id: string, entry: NewKnowledgeEntry): Promise<OpenQuestionDetail> {
    const { database, now, knowledge, knowledgeEdits, askers, recordAudit } = this.needs;
    const { companyId, person } = member;
    const answered = await database.transaction(async (trx) => {
      const row = await this.require(trx, { companyId, id });
      const { id: entryId } = await knowledgeEdits.addIn(trx, member, entry);
      const settled = { entryId, settledAt: now(), settledBy: personName(person) };
      if (row.state === 'answered' || !(await changeState(trx, row, { ...settled, state: 'answered' }))) {
        throw new AppError('edit_conflict');
      }
      await askers.tell(trx, member, row);
      const detail = { question: row.text };
      await recordAudit(trx, { companyId, person, action: 'open-question.answered', subject: id, detail });
      return this.get({ companyId, id }, trx);
    });
    knowledge.forget(companyId);
    return answered;
  }

  /** Dismisses a question of the company, or takes that back. */
  change({ companyId, person }: Member, id: string, to: 'open' | 'dismissed'): Promise<OpenQuestionDetail> {
    return this.settle({ companyId, id }, { person, logOf: companyId, to }, (row) => row.state !== 'answered');
  }

  /** Marks a question on the guides. */
  changeOfGuides(person: Person, id: string, to: OpenQuestionState): Promise<OpenQuestionDetail> {
    return this.settle({ companyId: null, id }, { person, logOf: person.companyId, to }, () => true);
  }

  private settle(key: QuestionKey, { person, logOf, to }: Change, mayChange: (row: OpenQuestionRow) => boolean) {
    const { database, now, recordAudit } = this.needs;
    return database.transaction(async (trx) => {
      const row = await this.require(trx, key);
      if (row.state === to) return this.get(key, trx);
      const settled = to === 'open' ? [null, null] : ([now(), personName(person)] as const);
      const [settledAt, settledBy] = settled;
      const hasChanged =
        mayChange(row) && (await changeState(trx, row, { state: to, entryId: null, settledAt, settledBy }));
      if (!hasChanged) throw new AppError('edit_conflict');
      const action = `open-question.${verbs[to]}` as const;
      await recordAudit(trx, { companyId: logOf, person, action, subject: key.id, detail: { question: row.text } });
      return this.get(key, trx);
    });
  }

  private async require(db: Db, key: QuestionKey): Promise<OpenQuestionRow> {
    const row = await findQuestion(db, key);
    if (!row) throw new AppError('not_found');
    return row;
  }
}

function readCursor(cursor: string | undefined) {
  const [, value, id = ''] = /^(\d{1,15}):([\w-]{36})$/.exec(cursor ?? '') ?? [];
  return value === undefined ? undefined : { value: Number(value), id };
}

function questionOf(row: OpenQuestionRow): OpenQuestion {
  const { id, text, wordings, kind, state, language, country, asked, settledAt, settledBy } = row;
  return {
    id,
    text,
    wordings,
    kind,
    state,
    language,
    country: country === '' ? null : country,
    asked,
    firstAskedAt: isoTime(row.firstAskedAt),
    lastAskedAt: isoTime(row.lastAskedAt),
    settled: settledAt === null ? null : { at: isoTime(settledAt), by: settledBy ?? '' },
  };
}
