import type { Section } from './question/section-words.js';

/** What becomes of a question that one guide does not simply answer. */
export type Outcome = 'both' | 'asksBack' | 'noGuide' | 'unanswered';

export interface QuestionCase {
  readonly ask: string;
  /** Of the answer. */
  readonly country?: string;
  readonly section?: Section | 'overview';
  /** Stands in the answer. */
  readonly fact?: string;
  /** The country of the conversation so far. */
  readonly context?: string;
  readonly outcome?: Outcome;
}

type Row = readonly [ask: string, country: string, section: Section | 'overview', fact: string, context?: string];

export function answered(...rows: readonly Row[]): QuestionCase[] {
  return rows.map(([ask, country, section, fact, context]) => ({
    ask,
    country,
    section,
    fact,
    ...(context !== undefined && { context }),
  }));
}

export function ending(outcome: Outcome, ...asks: readonly string[]): QuestionCase[] {
  return asks.map((ask) => ({ ask, outcome }));
}
