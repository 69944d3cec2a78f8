import { answersFromQuote, questionsAnsweredByQuiz } from '@meg/shared/domain/readiness/known-answers';
import { isComplete, type PartialAnswers } from '@meg/shared/domain/readiness/questions';
import { scoreReadiness } from '@meg/shared/domain/readiness/scoring';
import type { EventOf } from '../event.js';
import {
  after,
  choices,
  close,
  type Outcome,
  type Rule,
  type Rules,
  reply,
  show,
  stay,
  text,
  whileOpen,
} from '../outcome.js';
import { askedQuestions, type Quiz } from '../quiz.js';
import { type Conversation, lastQuote } from '../state.js';
import { nextChoices } from './ending.js';
import { openHandoff } from './open-handoff.js';
import { updateLead } from './quote/lead-delivery.js';

/** Local and international moves have different questions, so the kind of move is asked for first. */
export function startQuiz(state: Conversation): Outcome {
  const moveType = state.move.moveType;
  if (moveType) return begin(state, moveType);
  const ask = choices({ about: 'quizMove', value: 'local' }, { about: 'quizMove', value: 'international' });
  return reply(state, text('ask.moveType', { ask }));
}

export function begin(state: Conversation, moveType: Quiz['moveType']): Outcome {
  const known = knownAnswers(state);
  // A test that was left continues where it was left.
  const answers = state.quiz?.moveType === moveType ? state.quiz.answers : {};
  const open = askedQuestions({ known }).findIndex((question) => answers[question] === undefined);
  const quiz: Quiz = { moveType, known, answers, at: Math.max(0, open) };
  return reply({ ...state, quiz }, text('quiz.intro', { ask: { kind: 'quiz' } }));
}

function knownAnswers(state: Conversation): PartialAnswers {
  const { moveDate, moveMonth, inventory, access } = state.move;
  return answersFromQuote({
    hasDate: moveDate !== undefined,
    hasMonth: moveMonth !== undefined,
    hasCompleteInventory: inventory?.isComplete ?? false,
    hasPrice: state.quoting?.status === 'arrived' && (lastQuote(state)?.minPrice ?? null) !== null,
    endsWithAccess: ((access?.origin ? 1 : 0) + (access?.destination ? 1 : 0)) as 0 | 1 | 2,
  });
}

function inQuiz<E extends { askId: number }>(rule: (state: Conversation, quiz: Quiz, event: E) => Outcome): Rule<E> {
  return whileOpen('quiz', (state, event) => (state.quiz ? rule(state, state.quiz, event) : stay(state)));
}

export const quizRules = {
  quizAnswered: inQuiz(answer),
  quizBack: inQuiz((state, quiz) => stay({ ...state, quiz: { ...quiz, at: Math.max(0, quiz.at - 1) } })),
  quizNext: inQuiz((state, quiz) => (hasAnswer(quiz) ? nextQuestion(state, quiz) : stay(state))),
  quizLeft: inQuiz(leave),
} satisfies Partial<Rules>;

function leave(state: Conversation): Outcome {
  const left = close(state);
  return reply(left, text('quiz.left', { ask: nextChoices(left) }));
}

function hasAnswer(quiz: Quiz): boolean {
  const question = askedQuestions(quiz)[quiz.at];
  return question !== undefined && quiz.answers[question] !== undefined;
}

function answer(state: Conversation, quiz: Quiz, { question, score }: EventOf<'quizAnswered'>): Outcome {
  if (askedQuestions(quiz)[quiz.at] !== question) return stay(state);
  return nextQuestion(state, { ...quiz, answers: { ...quiz.answers, [question]: score } });
}

function nextQuestion(state: Conversation, quiz: Quiz): Outcome {
  const at = quiz.at + 1;
  return at < askedQuestions(quiz).length ? stay({ ...state, quiz: { ...quiz, at } }) : finish(state, quiz);
}

/** Shows the result, then offers to talk to a person. */
function finish(state: Conversation, quiz: Quiz): Outcome {
  const answers = { ...quiz.answers, ...quiz.known };
  if (!isComplete(answers)) return stay(state);
  const result = scoreReadiness(answers);
  const { percentage, readinessLevel } = result;
  const leaveOut = [...new Set([...state.leaveOut, ...questionsAnsweredByQuiz(quiz.answers)])];
  const closed: Conversation = { ...close(state), quiz: null, leaveOut };
  const [shown, adds] = updateLead(show(closed, { from: 'meg', kind: 'readiness', result, moveType: quiz.moveType }));
  return after(
    [...adds, { type: 'tellHost', event: { name: 'quizCompleted', detail: { percentage, readinessLevel } } }],
    openHandoff(shown, 'handoff.afterQuiz'),
  );
}
