import type { OpenQuestionKind } from '@meg/shared/contract/open-questions';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import { termsOf } from '../../../retrieval/terms.js';
import { plainSentence, wordsOf } from '../../../text/question-words.js';
import { minuteMs } from '../../../time/time-units.js';
import { withoutReplacements } from '../../understanding/personal-data.service.js';
import type { Scope, WordingRow } from '../open-questions.store.js';
import { findGroup } from './find-group.js';
import {
  countPage,
  countQuestion,
  countWording,
  findWording,
  insertQuestion,
  insertWording,
  listAlike,
  makeRoom,
  reopen,
} from './grouping.store.js';

/** What is stored of a question: its text is without personal data. */
export interface StoredQuestion {
  readonly companyId: Scope;
  readonly text: string;
  readonly kind: OpenQuestionKind;
  readonly language: string;
  /** Empty if it is about none. */
  readonly country: string;
  readonly page: string | undefined;
  /** What the chat said to it. */
  readonly chatAnswer: string;
}

/** More than people read. */
export const mostQuestions = 500;
const mostWordings = 40;
const mostCompared = 1_500;
const mostPages = 20;
/** The other servers answer with a new entry within this time. */
const settlingMs = minuteMs;

/** As lines of a conversation are compared with it. */
export const questionWords = (text: string): string => plainSentence(wordsOf(text)).trim();

const isQuestion = (text: string): boolean => termsOf(withoutReplacements(text)).length > 0;

/** Adds the question to those of the same meaning, or as a new one. */
export async function recordQuestion(
  db: Db,
  ground: Pick<Ground, 'now' | 'newId'>,
  asked: StoredQuestion,
): Promise<void> {
  if (!isQuestion(asked.text)) return;
  const words = questionWords(asked.text);
  const known = await findWording(db, { ...asked, words });
  if (known) await countWording(db, known.id, ground.now());
  const questionId = known?.questionId ?? (await addWording(db, ground, { ...asked, words }));
  const { kind, chatAnswer } = asked;
  await countQuestion(db, questionId, { kind, chatAnswer, lastAskedAt: ground.now() });
  await reopen(db, questionId, ground.now() - settlingMs);
  const { companyId, page: path } = asked;
  if (companyId !== null && path !== undefined) await countPage(db, { questionId, companyId, path }, mostPages);
}

async function addWording(
  db: Db,
  ground: Pick<Ground, 'now' | 'newId'>,
  asked: StoredQuestion & Pick<WordingRow, 'words'>,
): Promise<string> {
  const { companyId, text, words, language, country } = asked;
  const alike = await listAlike(db, asked, mostCompared);
  const found = findGroup(text, alike);
  if (found !== undefined && alike.filter(({ questionId }) => questionId === found).length >= mostWordings)
    return found;
  const questionId = found ?? (await addQuestion(db, ground, asked));
  const wording = { companyId, questionId, text, words, language, country };
  await insertWording(db, { id: ground.newId(), ...wording, asked: 1, lastAskedAt: ground.now() });
  return questionId;
}

async function addQuestion(
  db: Db,
  { now, newId }: Pick<Ground, 'now' | 'newId'>,
  { companyId, text, kind, language, country }: StoredQuestion,
): Promise<string> {
  await makeRoom(db, companyId, mostQuestions);
  const id = newId();
  const asked = { asked: 0, wordings: 0, chatAnswer: '', firstAskedAt: now(), lastAskedAt: now() };
  const settled = { state: 'open', entryId: null, settledAt: null, settledBy: null } as const;
  await insertQuestion(db, { id, companyId, text, kind, language, country, ...asked, ...settled });
  return id;
}
