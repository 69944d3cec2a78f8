import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import { questionsToAsk } from '@meg/shared/domain/readiness/known-answers';
import type { PartialAnswers, ReadinessQuestionId } from '@meg/shared/domain/readiness/questions';

/** The readiness test in progress. */
export interface Quiz {
  readonly moveType: MoveType;
  /** Answers that the quote already gives: they count and are not asked for. */
  readonly known: PartialAnswers;
  readonly answers: PartialAnswers;
  /** The index of the open question among those that are asked. */
  readonly at: number;
}

export function askedQuestions({ known }: Pick<Quiz, 'known'>): readonly ReadinessQuestionId[] {
  return questionsToAsk(known);
}
