import type { Answer } from './answer.js';

type KeyOf<A> = A extends Answer ? `${A['about']}.${A['value']}` : never;

/** The key of an answer's words: the label of its button, and later the visitor's own words. */
export type AnswerKey = KeyOf<Answer>;

export function answerKey(answer: Answer): AnswerKey {
  return `${answer.about}.${answer.value}` as AnswerKey;
}
