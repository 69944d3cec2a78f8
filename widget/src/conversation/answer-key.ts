import type { Answer } from './answer.js';

type KeyOf<A> = A extends { about: 'keep' | 'drop' }
  ? `fact.${A['about']}`
  : A extends Answer
    ? `${A['about']}.${A['value']}`
    : never;

/** The key of an answer's text: the label of its button, and then the visitor's message. */
export type AnswerKey = KeyOf<Answer>;

export function answerKey(answer: Answer): AnswerKey {
  const { about, value } = answer;
  return (about === 'keep' || about === 'drop' ? `fact.${about}` : `${about}.${value}`) as AnswerKey;
}
