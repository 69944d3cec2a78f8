import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import {
  type OptionScore,
  type ReadinessCategory,
  type ReadinessQuestionId,
  readinessQuestions,
} from '@meg/shared/domain/readiness/questions';
import { chosenAnswers, type Quiz } from '../../conversation/quiz.js';

/** What the card shows of a quiz. */
export interface QuizView {
  readonly question: ReadinessQuestionId;
  readonly category: ReadinessCategory;
  /** Counted from 1. */
  readonly number: number;
  readonly total: number;
  readonly given: OptionScore | undefined;
  /** Whether the answer that is chosen comes from the quote. */
  readonly isKnown: boolean;
}

export function viewQuiz(quiz: Quiz): QuizView | null {
  const open = readinessQuestions[quiz.at];
  if (!open) return null;
  const { id, category } = open;
  return {
    question: id,
    category,
    number: quiz.at + 1,
    total: readinessQuestions.length,
    given: chosenAnswers(quiz)[id],
    isKnown: quiz.answers[id] === undefined && quiz.known[id] !== undefined,
  };
}

/** These questions are worded differently for a local and an international move. */
const wordedByMove = ['identity_papers', 'right_to_stay', 'first_home', 'daily_life'] as const;

const isWordedByMove = (id: ReadinessQuestionId): id is (typeof wordedByMove)[number] =>
  wordedByMove.some((one) => one === id);

/** Where the words of a question are: `….question`, and `….options.3` to `….options.0`. */
export function questionKey(moveType: MoveType, id: ReadinessQuestionId) {
  return isWordedByMove(id) ? (`readiness.${moveType}.${id}` as const) : (`readiness.questions.${id}` as const);
}
