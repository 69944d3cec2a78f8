import type { GuideAnswer, GuideSource } from '@meg/shared/contract/answers';

/** A text that the answer may rest on, and nothing else may. */
export interface Passage {
  /** Names the passage in a citation: `guide:japan:pets`, `advice:packing:boxes`, `company:<id of the entry>`. */
  readonly id: string;
  readonly text: string;
  /** The slug of the country that it is about. */
  readonly country: string | null;
  readonly sources: readonly GuideSource[];
}

/** What was found for a question: the answer that stands by itself, and what a writer may say it from. */
export interface Retrieved {
  readonly answer: GuideAnswer;
  /** Best first. Empty where the answer asks back or says that nothing is known: then there is nothing to write. */
  readonly passages: readonly Passage[];
}

/** A question and its answer from earlier in the conversation, oldest first. */
export interface Exchange {
  readonly question: string;
  readonly answer: string;
}

export interface WriteRequest {
  readonly companyId: string;
  readonly question: string;
  readonly history: readonly Exchange[];
  /** Of the reader, by its code. */
  readonly language: string;
  readonly retrieved: Retrieved;
  readonly signal: AbortSignal;
}

export interface TranslateRequest {
  readonly companyId: string;
  readonly text: string;
  readonly targetLanguage: string;
  readonly signal: AbortSignal;
}

/** A sentence as it is shown, with the blank or line break before it, where it has one. */
export interface WrittenSentence {
  readonly text: string;
  /** Of the passages that it rests on. */
  readonly passageIds: readonly string[];
}

/**
 * Says what was found in its own words, such as a language model. Without one the answer is given as it was found.
 * Neither call throws: what fails yields nothing.
 */
export interface AnswerWriter {
  /** Checked sentences in order. Yields nothing where the retrieved answer should be used. */
  write(request: WriteRequest): AsyncIterable<WrittenSentence>;
  /** Nothing where it cannot be translated. */
  translate(request: TranslateRequest): Promise<string | undefined>;
}
