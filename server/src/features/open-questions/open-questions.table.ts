import type { OpenQuestionKind, OpenQuestionState } from '@meg/shared/contract/open-questions';

/** Questions of one meaning that the chat did not answer, or was not sure of. Nothing in them says who asked. */
export interface OpenQuestionsTable {
  id: string;
  /** Null: asked about a country at any company, for the platform's staff, who look after the guides. */
  companyId: string | null;
  /** The commonest wording. */
  text: string;
  wordings: number;
  kind: OpenQuestionKind;
  state: OpenQuestionState;
  language: string;
  /** The slug of a country; empty if it is about none. */
  country: string;
  asked: number;
  firstAskedAt: number;
  lastAskedAt: number;
  /** What the chat said the last time; empty where it said that it does not know. */
  chatAnswer: string;
  /** The entry that answers it. */
  entryId: string | null;
  settledAt: number | null;
  settledBy: string | null;
}

export interface OpenQuestionWordingsTable {
  id: string;
  questionId: string;
  companyId: string | null;
  text: string;
  /** Its words in small letters without marks: the same for wordings that differ in nothing else. */
  words: string;
  language: string;
  country: string;
  asked: number;
  lastAskedAt: number;
}

/** Where a question was asked, of visitors who allowed analytics. */
export interface OpenQuestionPagesTable {
  questionId: string;
  companyId: string;
  path: string;
  asked: number;
}

/** Leads whose conversation has the question. */
export interface OpenQuestionAskersTable {
  id: string;
  questionId: string;
  companyId: string;
  leadId: string;
  /** Which wording was theirs. */
  wordingId: string;
  createdAt: number;
  /** When the company answered: each is told once. */
  answeredAt: number | null;
}
