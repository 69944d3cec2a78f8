import type { Intent, Slots, Understanding } from '@meg/shared/contract/understanding';
import { moveQuestions } from '../../answer.js';
import type { Effect } from '../../effect.js';
import type { EventOf } from '../../event.js';
import { after, close, isBusy, type Outcome, openAsk, reply, show, stay, text } from '../../outcome.js';
import type { PhraseKey } from '../../phrase.js';
import type { Conversation } from '../../state.js';
import { openHandoff } from '../open-handoff.js';
import { quoteAgain } from '../quote/narrowing.js';
import { goOnAsking, newQuote, openMoveQuestion } from '../quote/quote.js';
import { startQuiz } from '../readiness.js';
import { askBack, lookUp, settle, ways } from './guide.js';
import { sureSlots, withContact, withSlots } from './slots.js';

interface Said {
  readonly slots: Slots;
  /** Of the slots, in the reader's language. */
  readonly summary: string;
  /** Whether it surely asks for a quote: a pet in a question is no part of the move yet. */
  readonly isWish: boolean;
}

/** What typed words were found to want. Where that could not be told, they are a question like any other. */
export function understood(state: Conversation, { id, understanding, summary }: EventOf<'understood'>): Outcome {
  const sentence = state.wondering.find((one) => one.id === id && one.topic === 'sentence');
  if (!sentence) return stay(state);
  if (!understanding) return lookUp(state, sentence);
  const country = understanding.country ?? state.context.country;
  const settled = { ...(settle(state, id) ?? state), context: { ...state.context, country } };
  const isWish = understanding.isSure && understanding.intent === 'quote';
  const said = { slots: sureSlots(understanding.slots), summary, isWish };
  const done = understanding.isSure ? obey(settled, understanding.intent, said) : takeUp(settled, said);
  if (done) return done;
  const { isSure, question } = understanding;
  if (isSure || !question) return lookUp(state, sentence);
  return mayLean(state, understanding) ? lookUp(state, sentence, question) : askBack(settled, sentence.query, question);
}

/** On what was said before: "and Japan?" says too little alone. */
function mayLean({ context }: Conversation, { country }: Understanding): boolean {
  return context.query !== null || country !== null;
}

/** Nothing where it is a question, to be looked up. */
function obey(state: Conversation, intent: Intent, said: Said): Outcome | undefined {
  switch (intent) {
    case 'quote':
      return takeUp(state, said) ?? beginQuote(state, said);
    case 'call':
      return bringPerson(state, said, 'handoff.offer');
    case 'complaint':
      return bringPerson(state, said, 'typed.complaint');
    case 'readiness':
      return isBusy(state) ? later(state) : startQuiz(close(state));
    case 'greeting':
    case 'thanks':
    case 'outOfScope':
      return goesOn(state, said) ? undefined : reply(state, text(`typed.${intent}`, ways(state)));
    default:
      return undefined;
  }
}

/** "And my car?" says nothing by itself, but much after a question on a country. */
function goesOn({ context }: Conversation, { slots }: Said): boolean {
  return context.country !== null && Boolean(slots.pets ?? slots.car);
}

/** A card in which the visitor is at work is not pushed aside. */
function later(state: Conversation): Outcome {
  return reply(state, text('typed.later', { offersCall: true }));
}

function bringPerson(state: Conversation, { slots }: Said, key: PhraseKey): Outcome {
  // The card stands already.
  if (openAsk(state)?.kind === 'handoff') return reply(state, text(key));
  return isBusy(state) ? later(state) : openHandoff(withContact(close(state), slots), key);
}

function beginQuote(state: Conversation, { slots, summary }: Said): Outcome {
  if (isBusy(state)) return later(state);
  const fresh = newQuote(close(state));
  if (summary === '') return goOnAsking(fresh);
  return goOn(fresh, withSlots(fresh, slots), text('typed.understood', { params: { summary } }));
}

/** Into the quote that is being asked for, or that is there to be made surer; nothing where it fits neither. */
function takeUp(state: Conversation, said: Said): Outcome | undefined {
  if (said.summary === '') return undefined;
  const known = withSlots(state, said.slots);
  const noted = text('typed.noted', { params: { summary: said.summary } });
  if (isAskingForMove(state)) return goOn(state, known, noted);
  return isRefinement(state, said) ? quoteAgain(show(close(known), noted), close(state)) : undefined;
}

function isAskingForMove(state: Conversation): boolean {
  const ask = openAsk(state);
  if (ask?.kind === 'leadForm') return ask.part !== 'contact';
  return ask?.kind === 'choices' && ask.answers.some(({ about }) => about in moveQuestions);
}

/** About the same move: another way is another move. */
function isRefinement(state: Conversation, { slots, isWish }: Said): boolean {
  const { origin, destination, pets, car, moveType: _way, name: _name, email: _email, phone: _phone, ...facts } = slots;
  const isOpen = !isBusy(state) || openAsk(state)?.kind === 'detail';
  const isSameMove = state.quoting?.status === 'arrived' && !origin && !destination;
  return isOpen && isSameMove && (Object.keys(facts).length > 0 || (isWish && Boolean(pets ?? car)));
}

/** On to what is still missing. A form that is open already stays as it is, with what was said in it. */
function goOn(before: Conversation, known: Conversation, said: ReturnType<typeof text>): Outcome {
  const { moveType } = known.move;
  const told: Effect[] =
    moveType && moveType !== before.move.moveType
      ? [{ type: 'tellHost', event: { name: 'moveTypeChosen', detail: { moveType } } }]
      : [];
  if (known.asking?.kind === 'leadForm' && !openMoveQuestion(known)) return after(told, stay(show(known, said)));
  return after(told, goOnAsking(show(close(known), said)));
}
