import { moveQuestions } from '../answer.js';
import { type Outcome, openAsk, reply, stay, text } from '../outcome.js';
import type { Ask, Conversation } from '../state.js';
import { end, nextChoices } from './ending.js';
import { whatNext, withoutId } from './quote/lead-delivery.js';
import { askNextQuestion, isAskingForMove } from './quote/quote.js';

type Covered = Conversation['waiting'];

/** The question that a card opens over, to come back to. Menus of what could be done next are not worth it. */
export function coveredBy(state: Conversation): Covered {
  const ask = openAsk(state);
  if (state.waiting || !ask || isMenu(ask)) return state.waiting;
  return { ...ask, id: state.asking?.id ?? 0 };
}

/** Whether it only offers what could be done next. */
export function isMenu(ask: Ask): boolean {
  if (ask.kind === 'choices') return !ask.answers.some(({ about }) => about in moveQuestions || about === 'quizMove');
  return ['countries', 'handoff', 'feedback'].includes(ask.kind);
}

/** What was covered, or else what can be done next. */
export function openAgain(state: Conversation): Ask {
  return state.waiting ? withoutId(state.waiting) : (whatNext(state) ?? nextChoices(state));
}

/** A card is done or left: what it covered opens again, or the conversation comes to an end. */
export function endAside(state: Conversation): Outcome {
  const { waiting } = state;
  if (!waiting) return end(state);
  const uncovered: Conversation = { ...state, waiting: null };
  // It may have been answered in words meanwhile.
  const isReopened = 'reopens' in waiting && waiting.reopens !== undefined;
  if (!state.quoting && !isReopened && isAskingForMove({ ...uncovered, asking: waiting }))
    return askNextQuestion(uncovered);
  if (waiting.kind === 'choices' && waiting.id > 0) return stay({ ...uncovered, asking: waiting });
  return reply(state, text('question.back', { ask: openAgain(state) }));
}
