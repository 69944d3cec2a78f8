import type { PartialAnswers, ReadinessAnswers, ReadinessQuestionId } from './questions.js';
import { readinessQuestions } from './questions.js';

/** What a quote knows that the quiz would ask. */
export interface QuoteKnowledge {
  readonly hasDate: boolean;
  readonly hasMonth: boolean;
  readonly hasCompleteInventory: boolean;
  /** The visitor has seen a range, which is one estimate. */
  readonly hasPrice: boolean;
  readonly endsWithAccess: 0 | 1 | 2;
}

/**
 * Answers that follow from the quote. They count as given: the quiz asks only the remaining questions, and the result
 * still counts all ten, so that the same visitor scores the same whether asked or not.
 */
export function answersFromQuote(known: QuoteKnowledge): PartialAnswers {
  return {
    ...(known.hasDate ? { move_date: 3 } : known.hasMonth ? { move_date: 2 } : {}),
    ...(known.hasCompleteInventory ? { list_of_goods: 2 } : {}),
    ...(known.hasPrice ? { budget: 2 } : {}),
    ...(known.endsWithAccess === 2 ? { both_doors: 3 } : known.endsWithAccess === 1 ? { both_doors: 2 } : {}),
  } as const;
}

export function questionsToAsk(given: PartialAnswers): ReadinessQuestionId[] {
  return readinessQuestions.map(({ id }) => id).filter((id) => given[id] === undefined);
}

const askedByBoth: readonly { question: keyof ReadinessAnswers; nextQuestion: string }[] = [
  { question: 'move_date', nextQuestion: 'move_date' },
  { question: 'list_of_goods', nextQuestion: 'inventory' },
  { question: 'both_doors', nextQuestion: 'access' },
];

/** The questions of the quote that the visitor has just answered with "not yet" in the quiz: codes to leave out. */
export function questionsAnsweredByQuiz(answers: PartialAnswers): string[] {
  return askedByBoth.filter(({ question }) => answers[question] === 0).map(({ nextQuestion }) => nextQuestion);
}
