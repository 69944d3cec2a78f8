import type { Intent, Slots, Understanding } from '@meg/shared/contract/understanding';
import { detailFacts } from '../../drafts/quote-details.js';
import { knownMove } from '../../known-move.js';
import { after, close, type Outcome, openAsk, show, stay } from '../../outcome.js';
import type { Ask, Conversation, WordedFact } from '../../state.js';
import { continueBeneath, continueMove, tellMoveType } from '../quote/continue-move.js';
import { finishForm } from '../quote/finish-form.js';
import { updateLead } from '../quote/lead-delivery.js';
import { isAskingForMove, openMoveQuestion } from '../quote/quote.js';
import { slotOf, sureSlots, withoutFacts, withSlots } from './slots.js';

/** What a message says of the move, as far as the chat takes it over. */
export interface Said {
  readonly slots: Slots;
  readonly takenBack: Understanding['takenBack'];
  /** The same in the reader's words. */
  readonly facts: readonly WordedFact[];
  /** Whether the message only asks something. */
  readonly isQuestion: boolean;
}

/** Intents that are no question to be looked up. */
const actions: readonly Intent[] = ['quote', 'call', 'readiness', 'greeting', 'thanks', 'complaint'];

/** A mere question tells only what was not known: it corrects nothing, and does not change a range on the screen. */
export function saidIn(state: Conversation, understanding: Understanding): Said {
  const { takenBack, heard, wishes, isSure, intent, answer, command } = understanding;
  const slots = sureSlots(understanding.slots);
  const wanted = wishes.length > 0 ? wishes : [{ intent }];
  const isQuestion = isSure && !answer && !command && wanted.every((wish) => !actions.includes(wish.intent));
  if (!isQuestion) return { slots, takenBack, facts: heard, isQuestion };
  const isNew = (name: string) => !(name in services) && !state.quoting && !isKnown(state, name);
  const taken = Object.fromEntries(Object.entries(slots).filter(([name]) => isContact(name) || isNew(name)));
  return { slots: taken, takenBack: [], facts: heard.filter(({ fact }) => slotOf(fact) in taken), isQuestion };
}

/** What a question asks about rather than tells. */
const services = { packing: 1, storage: 1, insurance: 1, shippingMode: 1 };

const isContact = (name: string) => ['name', 'email', 'phone'].includes(name);

function isKnown({ move, form }: Conversation, name: string): boolean {
  if (name === 'origin') return Boolean(form.draft.originCity || move.originCountry);
  if (name === 'destination') return Boolean(form.draft.destinationCity || move.destinationCountry);
  return name in move;
}

export function withSaid(state: Conversation, { slots, takenBack, facts }: Said): Conversation {
  const known = withoutFacts(withSlots(state, slots), takenBack);
  const kept = Object.entries(state.heard).filter(([fact]) => !takenBack.some((one) => one === fact));
  const said = facts.filter(({ fact }) => !takenBack.some((one) => one === fact)).map(({ fact, text }) => [fact, text]);
  return { ...known, heard: Object.fromEntries([...kept, ...said]) };
}

/** Says back what was heard. Each fact can be pressed to change it. */
export function sayBack(state: Conversation, before: Conversation, { facts }: Said): Conversation {
  if (facts.length === 0) return state;
  const isChange = facts.some(({ fact }) => isKnown(before, slotOf(fact)));
  return show(state, {
    from: 'meg',
    kind: 'chips',
    text: { key: isChange ? 'typed.changed' : 'typed.noted' },
    chips: facts.map(({ fact, text }) => ({ fact, label: text })),
  });
}

/** Goes on with the quote where facts belong to it: asks for what is missing, or for the quote anew. */
export function followFacts(state: Conversation, before: Conversation, said: Said): Outcome {
  if (!isChanged(state, before)) return said.isQuestion ? stay(state) : finishForm(state, said.facts);
  return after(tellMoveType(state, before), follow(state, before, said));
}

function follow(state: Conversation, before: Conversation, { facts, isQuestion }: Said): Outcome {
  if (isQuestion && openMoveQuestion(state) === openMoveQuestion(before)) return stay(state);
  if (before.quoting) return correctQuote(state, before, facts);
  if (!isAskingForMove(before)) return stay(state);
  if (openAsk(before)?.kind === 'leadForm' && !openMoveQuestion(state)) return finishForm(state, facts);
  return continueMove(close(state), before);
}

/** A card that asks for something else stays open, and the quote changes where it stands. */
function correctQuote(state: Conversation, before: Conversation, facts: readonly WordedFact[]): Outcome {
  const [told, adds] = updateLead(state);
  if (!isMoveChanged(state, before)) return after(adds, finishForm(told, facts));
  const ask = openAsk(before);
  const isClosed = !ask || ask.kind === 'choices' || isAnswered(ask, state, before);
  return isClosed ? continueMove(close(state), before, facts) : continueBeneath(state, before, facts);
}

/** Whether a card has been answered in words. */
function isAnswered(ask: Ask, state: Conversation, before: Conversation): boolean {
  if (ask.kind === 'detail') {
    const now = JSON.stringify(detailFacts(knownMove(state), ask.code));
    return now !== JSON.stringify(detailFacts(knownMove(before), ask.code));
  }
  return ask.kind === 'leadForm' && ask.part === 'route';
}

function isMoveChanged(state: Conversation, before: Conversation): boolean {
  return JSON.stringify(knownMove(state)) !== JSON.stringify(knownMove(before));
}

function isChanged(state: Conversation, before: Conversation): boolean {
  return isMoveChanged(state, before) || JSON.stringify(state.form.draft) !== JSON.stringify(before.form.draft);
}
