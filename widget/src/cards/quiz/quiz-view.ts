import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import {
  type OptionScore,
  type ReadinessCategory,
  type ReadinessQuestionId,
  readinessQuestions,
} from '@meg/shared/domain/readiness/questions';
import type { ReadinessWords } from '@meg/shared/languages/language';
import { askedQuestions, type Quiz } from '../../conversation/quiz.js';

/** What the card shows of a quiz. */
export interface QuizView {
  readonly question: ReadinessQuestionId;
  readonly category: ReadinessCategory;
  /** Counted from 1, among the questions that are asked. */
  readonly number: number;
  readonly total: number;
  readonly given: OptionScore | undefined;
  readonly knownCount: number;
}

export function viewQuiz(quiz: Quiz): QuizView | null {
  const asked = askedQuestions(quiz);
  const open = readinessQuestions.find(({ id }) => id === asked[quiz.at]);
  if (!open) return null;
  return {
    question: open.id,
    category: open.category,
    number: quiz.at + 1,
    total: asked.length,
    given: quiz.answers[open.id],
    knownCount: readinessQuestions.length - asked.length,
  };
}

interface QuestionWords {
  readonly question: string;
  readonly options: Readonly<Record<OptionScore, string>>;
}

/** Some questions are worded differently for a local and an international move. */
export function questionWords(words: ReadinessWords, moveType: MoveType, id: ReadinessQuestionId): QuestionWords {
  return { ...words.questions, ...words[moveType] }[id];
}
