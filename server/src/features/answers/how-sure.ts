import type { ReaderLanguage } from '../../languages/choose-language.js';
import type { Retrieved } from '../../retrieval/answer-source.js';
import { answerWithPassage, type FoundPassage } from './passage-answer.js';

/** The share of a question that an entry must cover to answer it. */
export const coverages = {
  /** Comes before anything else. */
  same: 0.95,
  /** Comes before the guides. */
  certain: 0.8,
  answering: 0.62,
  /** Of a question that only the company can answer. */
  toCompany: 0.55,
  /** Of this question and the one before it. */
  together: 0.75,
} as const;

/** From here on an answer of a guide stands. */
export const sureGuide = 0.5;
const mostSure = 0.9;
/** Not shown as very likely right. */
export const lessSure = 0.65;

/** The same answer, not shown as very likely right. */
export const lessSurely = (found: Retrieved, atMost = lessSure): Retrieved => ({
  ...found,
  answer: { ...found.answer, confidence: Math.min(found.answer.confidence, atMost) },
});

/** The more of the question is covered, the surer the answer. */
export function answerByCoverage(
  { coverage, ...found }: FoundPassage & { coverage: number },
  reader: ReaderLanguage,
): Retrieved {
  const isSure = coverage >= coverages.certain;
  return answerWithPassage(found, Math.round(100 * Math.min(isSure ? mostSure : lessSure, coverage)) / 100, reader);
}
