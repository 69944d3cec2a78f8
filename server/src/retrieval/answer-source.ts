import type { GuideAnswer, GuideSource } from '@meg/shared/contract/answers';

/** A text that an answer may be based on. */
export interface Passage {
  /** Names the passage in a citation: `guide:japan:pets`, `advice:packing:boxes`, `company:<id of the entry>`. */
  readonly id: string;
  readonly text: string;
  /** The matters that it is on, as questions are learnt to be about them: `guide.petSteps`. */
  readonly matters?: readonly string[];
  /** The slug of its country. */
  readonly country: string | null;
  readonly sources: readonly GuideSource[];
}

/** What was found for a question: a complete answer, and the passages that a writer may use instead. */
export interface Retrieved {
  readonly answer: GuideAnswer;
  /** Best first. Empty if the answer asks back or says that nothing is known. */
  readonly passages: readonly Passage[];
  /** Whether only the company can know the answer, and has not said it. */
  readonly toCompany?: boolean;
}

/** A question and its answer from earlier in the conversation. */
export interface Exchange {
  readonly question: string;
  readonly answer: string;
}

export interface WriteRequest {
  readonly companyId: string;
  readonly question: string;
  readonly history: readonly Exchange[];
  /** The code of the reader's language. */
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

/** A sentence as it is shown, including the space or line break before it. */
export interface WrittenSentence {
  readonly text: string;
  /** The passages that it is based on. */
  readonly passageIds: readonly string[];
}

/**
 * Words an answer anew, such as a language model. Without a writer the answer is sent as it was found. Neither method
 * throws: on failure they yield nothing.
 */
export interface AnswerWriter {
  /** Checked sentences in order. Yields nothing if the retrieved answer should be used. */
  write(request: WriteRequest): AsyncIterable<WrittenSentence>;
  /** Undefined if it cannot be translated. */
  translate(request: TranslateRequest): Promise<string | undefined>;
}
