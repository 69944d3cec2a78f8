import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import {
  type PartialAnswers,
  type ReadinessQuestionId,
  readinessQuestions,
} from '@meg/shared/domain/readiness/questions';

/** The readiness test in progress. */
export interface Quiz {
  readonly moveType: MoveType;
  /** Answers that the quote already gives: they are chosen, and can be changed. */
  readonly known: PartialAnswers;
  readonly answers: PartialAnswers;
  /** The index of the open question. */
  readonly at: number;
}

export function askedQuestion({ at }: Quiz): ReadinessQuestionId | undefined {
  return readinessQuestions[at]?.id;
}

/** The answers as they stand: what the visitor chose wins over what the quote knows. */
export function chosenAnswers({ known, answers }: Pick<Quiz, 'known' | 'answers'>): PartialAnswers {
  return { ...known, ...answers };
}
