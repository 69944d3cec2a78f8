import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import { questionsToAsk } from '@meg/shared/domain/readiness/known-answers';
import type { PartialAnswers, ReadinessQuestionId } from '@meg/shared/domain/readiness/questions';

/** The test of how ready a visitor is, while it runs. */
export interface Quiz {
  readonly moveType: MoveType;
  /** What the quote has told already: counted, and not asked. */
  readonly known: PartialAnswers;
  readonly answers: PartialAnswers;
  /** The place of the open question among those that are asked. */
  readonly at: number;
}

export function askedQuestions({ known }: Pick<Quiz, 'known'>): readonly ReadinessQuestionId[] {
  return questionsToAsk(known);
}
