import type { Answer } from './answer.js';

type KeyOf<A> = A extends Answer ? `${A['about']}.${A['value']}` : never;

/** The key of an answer's text: the label of its button, and then the visitor's message. */
export type AnswerKey = KeyOf<Answer>;

export function answerKey(answer: Answer): AnswerKey {
  return `${answer.about}.${answer.value}` as AnswerKey;
}
