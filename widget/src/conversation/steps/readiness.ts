import { answersFromQuote, questionsAnsweredByQuiz } from '@meg/shared/domain/readiness/known-answers';
import { isComplete, type PartialAnswers, readinessQuestions } from '@meg/shared/domain/readiness/questions';
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
import { askedQuestion, chosenAnswers, type Quiz } from '../quiz.js';
import { type Conversation, lastQuote } from '../state.js';
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
  const at = Object.keys(answers).length > 0 ? firstOpen({ known, answers }) : 0;
  const quiz: Quiz = { moveType, known, answers, at };
  return reply({ ...state, quiz }, text('quiz.intro', { ask: { kind: 'quiz' } }));
}

/** The first question without an answer; the last one if all have one. */
function firstOpen(quiz: Pick<Quiz, 'known' | 'answers'>): number {
  const answers = chosenAnswers(quiz);
  const open = readinessQuestions.findIndex(({ id }) => answers[id] === undefined);
  return open < 0 ? readinessQuestions.length - 1 : open;
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
} satisfies Partial<Rules>;

function hasAnswer(quiz: Quiz): boolean {
  const question = askedQuestion(quiz);
  return question !== undefined && chosenAnswers(quiz)[question] !== undefined;
}

function answer(state: Conversation, quiz: Quiz, { question, score }: EventOf<'quizAnswered'>): Outcome {
  if (askedQuestion(quiz) !== question) return stay(state);
  return nextQuestion(state, { ...quiz, answers: { ...quiz.answers, [question]: score } });
}

function nextQuestion(state: Conversation, quiz: Quiz): Outcome {
  const at = quiz.at + 1;
  return at < readinessQuestions.length ? stay({ ...state, quiz: { ...quiz, at } }) : finish(state, quiz);
}

/** Shows the result, then offers to talk to a person. */
function finish(state: Conversation, quiz: Quiz): Outcome {
  const answers = chosenAnswers(quiz);
  // A question that was passed over is asked at the end.
  if (!isComplete(answers)) return stay({ ...state, quiz: { ...quiz, at: firstOpen(quiz) } });
  const result = scoreReadiness(answers);
  const { percentage, readinessLevel } = result;
  const leaveOut = [...new Set([...state.leaveOut, ...questionsAnsweredByQuiz(quiz.answers)])];
  const closed: Conversation = { ...close(state), quiz: null, leaveOut };
  const [shown, adds] = updateLead(show(closed, { from: 'meg', kind: 'readiness', result, moveType: quiz.moveType }));
  return after(
    [...adds, { type: 'tellHost', event: { name: 'quizCompleted', detail: { percentage, readinessLevel } } }],
    openHandoff(shown, 'handoff.offer'),
  );
}
