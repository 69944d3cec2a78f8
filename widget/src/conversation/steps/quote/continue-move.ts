import type { AnswerAbout, MoveQuestion } from '../../answer.js';
import type { Effect } from '../../effect.js';
import { after, type Outcome, stay } from '../../outcome.js';
import type { Conversation, WordedFact } from '../../state.js';
import { quoteAgain } from './narrowing.js';
import { askNextQuestion, askOf, newQuoteAbroad, openMoveQuestion } from './quote.js';

/** Asks for what is still missing, and then for the quote; anew if there was one, as it stays the same move. */
export function continueMove(state: Conversation, before: Conversation, facts: readonly WordedFact[] = []): Outcome {
  if (!before.quoting || neededQuestion(state)) return askNextQuestion(state);
  return quoteAgain({ ...state, purpose: 'quote' }, before, facts);
}

/** Beneath a card that asks for something else: what is missing is asked once that is done. */
export function continueBeneath(state: Conversation, before: Conversation, facts: readonly WordedFact[]): Outcome {
  const needed = neededQuestion(state);
  if (!needed) return quoteAgain({ ...state, purpose: 'quote' }, before, facts);
  return stay({ ...state, waiting: state.waiting ?? { ...askOf(needed), id: 0 } });
}

/** Without a date, a quote can be given. */
function neededQuestion(state: Conversation) {
  const open = openMoveQuestion(state);
  return open === 'moveDate' ? undefined : open;
}

/** Tells the page which kind of move it is, if that is new. */
export function tellMoveType({ move: { moveType } }: Conversation, before: Conversation): Effect[] {
  if (!moveType || moveType === before.move.moveType) return [];
  return [{ type: 'tellHost', event: { name: 'moveTypeChosen', detail: { moveType } } }];
}

/** The answer to a question about the move. */
export function takeMove(state: Conversation, answer: AnswerAbout<MoveQuestion>): Outcome {
  const isUnavailable = state.quoting?.hasPrice === false;
  if (isUnavailable && answer.value === 'international') return askNextQuestion(newQuoteAbroad(state));
  const known: Conversation = { ...state, move: { ...state.move, [answer.about]: answer.value } };
  return after(tellMoveType(known, state), continueMove(known, state));
}
