import type { Intent, Slots, Understanding } from '@meg/shared/contract/understanding';
import type { Effect } from '../../effect.js';
import type { EventOf } from '../../event.js';
import { after, close, isBusy, type Outcome, openAsk, reply, show, stay, text } from '../../outcome.js';
import type { PhraseKey } from '../../phrase.js';
import type { Conversation } from '../../state.js';
import { openHandoff } from '../open-handoff.js';
import { quoteAgain } from '../quote/narrowing.js';
import { askNextQuestion, isAskingForMove, newQuote, openMoveQuestion } from '../quote/quote.js';
import { startQuiz } from '../readiness.js';
import { askBack, choicesIfFree, lookUp, settle } from './guide.js';
import { sureSlots, withContact, withSlots } from './slots.js';

interface Said {
  readonly slots: Slots;
  /** The slots in the reader's language. */
  readonly summary: string;
  /** Whether it certainly asks for a quote. In a mere question, a pet is not part of the move yet. */
  readonly isWish: boolean;
}

/** The intent of a typed sentence is known. If it could not be found, the sentence is treated as a question. */
export function understood(state: Conversation, { id, understanding, summary }: EventOf<'understood'>): Outcome {
  const sentence = state.wondering.find((one) => one.id === id && one.topic === 'sentence');
  if (!sentence) return stay(state);
  if (!understanding) return lookUp(state, sentence);
  const country = understanding.country ?? state.context.country;
  const settled = { ...(settle(state, id) ?? state), context: { ...state.context, country } };
  const isWish = understanding.isSure && understanding.intent === 'quote';
  const said = { slots: sureSlots(understanding.slots), summary, isWish };
  const done = understanding.isSure ? followIntent(settled, understanding.intent, said) : addFacts(settled, said);
  if (done) return done;
  const { isSure, question } = understanding;
  if (isSure || !question) return lookUp(state, sentence);
  return hasContext(state, understanding)
    ? lookUp(state, sentence, question)
    : askBack(settled, sentence.query, question);
}

/** Whether there is a context that the sentence may refer to, as "and Japan?" does. */
function hasContext({ context }: Conversation, { country }: Understanding): boolean {
  return context.query !== null || country !== null;
}

/** Undefined if it is a question, to be looked up in the guides. */
function followIntent(state: Conversation, intent: Intent, said: Said): Outcome | undefined {
  switch (intent) {
    case 'quote':
      return addFacts(state, said) ?? beginQuote(state, said);
    case 'call':
      return bringPerson(state, said, 'handoff.offer');
    case 'complaint':
      return bringPerson(state, said, 'typed.complaint');
    case 'readiness':
      return isBusy(state) ? afterOpenCard(state) : startQuiz(close(state));
    case 'greeting':
    case 'thanks':
    case 'outOfScope':
      return continuesQuestion(state, said) ? undefined : reply(state, text(`typed.${intent}`, choicesIfFree(state)));
    default:
      return undefined;
  }
}

/** Whether it continues a question on a country, as "and my car?" does. */
function continuesQuestion({ context }: Conversation, { slots }: Said): boolean {
  return context.country !== null && Boolean(slots.pets ?? slots.car);
}

/** The open card stays, because the visitor is filling it in. */
function afterOpenCard(state: Conversation): Outcome {
  return reply(state, text('typed.later', { offersCall: true }));
}

function bringPerson(state: Conversation, { slots }: Said, key: PhraseKey): Outcome {
  // The card is open already.
  if (openAsk(state)?.kind === 'handoff') return reply(state, text(key));
  return isBusy(state) ? afterOpenCard(state) : openHandoff(withContact(close(state), slots), key);
}

function beginQuote(state: Conversation, { slots, summary }: Said): Outcome {
  if (isBusy(state)) return afterOpenCard(state);
  const fresh = newQuote(close(state));
  if (summary === '') return askNextQuestion(fresh);
  return continueWith(fresh, withSlots(fresh, slots), text('typed.understood', { params: { summary } }));
}

/** Adds facts to the quote that is being asked for or that is shown; undefined if they fit neither. */
function addFacts(state: Conversation, said: Said): Outcome | undefined {
  if (said.summary === '') return undefined;
  const known = withSlots(state, said.slots);
  const noted = text('typed.noted', { params: { summary: said.summary } });
  if (isAskingForMove(state)) return continueWith(state, known, noted);
  return isRefinement(state, said) ? quoteAgain(show(close(known), noted), close(state)) : undefined;
}

/** Whether the facts belong to the same move: another origin or destination is another move. */
function isRefinement(state: Conversation, { slots, isWish }: Said): boolean {
  const { origin, destination, pets, car, moveType: _way, name: _name, email: _email, phone: _phone, ...facts } = slots;
  const isOpen = !isBusy(state) || openAsk(state)?.kind === 'detail';
  const isSameMove = state.quoting?.status === 'arrived' && !origin && !destination;
  return isOpen && isSameMove && (Object.keys(facts).length > 0 || (isWish && Boolean(pets ?? car)));
}

/** Asks for what is still missing. A form that is already open stays, with the new facts filled in. */
function continueWith(before: Conversation, known: Conversation, said: ReturnType<typeof text>): Outcome {
  const { moveType } = known.move;
  const told: Effect[] =
    moveType && moveType !== before.move.moveType
      ? [{ type: 'tellHost', event: { name: 'moveTypeChosen', detail: { moveType } } }]
      : [];
  if (known.asking?.kind === 'leadForm' && !openMoveQuestion(known)) return after(told, stay(show(known, said)));
  return after(told, askNextQuestion(show(close(known), said)));
}
