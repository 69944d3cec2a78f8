import type { Intent, Understanding } from '@meg/shared/contract/understanding';
import { isBusy, type Outcome, openAsk, stay } from '../../outcome.js';
import type { Conversation, Wondering } from '../../state.js';
import { isMenu } from '../aside.js';
import { isAskingForMove } from '../quote/quote.js';
import { unsure } from './dead-end.js';
import { lookUp, remember } from './questions.js';

interface Meant {
  readonly understanding: Understanding;
  /** Whether the message has given facts or an answer, which is a reaction to it already. */
  readonly isServed: boolean;
}

type Wish = Understanding['wishes'][number];

const people: readonly Intent[] = ['call', 'complaint'];
const acts: readonly Intent[] = [...people, 'quote', 'readiness', 'greeting', 'thanks', 'outOfScope'];
const small: readonly Intent[] = ['greeting', 'thanks', 'outOfScope'];

/** Puts all that a message wants before what was typed after it: in its order, and a person last. */
export function withWishes(state: Conversation, sentence: Wondering, meant: Meant): Outcome {
  const { understanding, isServed } = meant;
  if (!understanding.isSure && isServed) return stay(takenAsFacts(state, sentence));
  if (!understanding.isSure) return findMeaning(state, sentence, understanding);
  const open = openWishes(state, meant);
  const parts = open.map((wish) => {
    const part = wonderAbout(sentence, wish, understanding);
    const hasOther = isServed || open.some(({ intent }) => intent === 'quote');
    // As "can you help?" or an address in the middle of what is to be moved.
    return { ...part, isAside: hasOther && (wish.intent === 'general' || !isQuestion(part)) };
  });
  const asked = parts.filter(({ topic }) => topic === 'question');
  return stay(asked.reduce((now, { query }) => remember(now, query), putFirst(state, parts)));
}

/** What the facts of the message have not served yet. */
function openWishes(state: Conversation, { understanding, isServed }: Meant): Wish[] {
  const { wishes, intent, answer } = understanding;
  const all = wishes.length > 0 ? wishes : [{ intent, from: 0, to: Number.POSITIVE_INFINITY }];
  if (answer && all.length === 1) return [];
  const once = all.filter(
    ({ intent }, at) => intent !== 'quote' || all.findIndex((wish) => wish.intent === intent) === at,
  );
  const isOnItsWay = isServed && (state.quoting !== null || isBusy(state) || isAskingForMove(state));
  const open = once.filter((wish) => !(isOnItsWay && wish.intent === 'quote') && !isSmallTalk(wish, once, isServed));
  const person = open.find((wish) => people.includes(wish.intent));
  return [...open.filter((wish) => !people.includes(wish.intent)), ...(person ? [person] : [])];
}

function isSmallTalk({ intent }: Wish, all: readonly Wish[], isServed: boolean): boolean {
  return small.includes(intent) && (isServed || all.some((other) => !small.includes(other.intent)));
}

function partOf({ query }: Wondering, { from, to }: Wish): string {
  return query.slice(from, to).trim() || query;
}

function wonderAbout(sentence: Wondering, wish: Wish, { likely, callTime }: Understanding): Wondering {
  const { intent } = wish;
  const topic = acts.includes(intent) ? 'act' : 'question';
  return { ...sentence, query: partOf(sentence, wish), intent, topic, likely, callTime };
}

const isQuestion = ({ query }: Wondering) => /[?\u061f]/.test(query);

function putFirst(state: Conversation, parts: readonly Wondering[]): Conversation {
  const numbered = parts.map((part, index) => ({ ...part, id: state.lastId + 1 + index }));
  return { ...state, lastId: state.lastId + parts.length, wondering: [...numbered, ...state.wondering] };
}

/** Facts begin the quote that they are for, unless the sentence asks something or something is open already. */
function takenAsFacts(state: Conversation, sentence: Wondering): Conversation {
  const ask = openAsk(state);
  if (state.quoting || (ask && !isMenu(ask))) return state;
  return putFirst(state, [{ ...sentence, topic: isQuestion(sentence) ? 'question' : 'act', intent: 'quote' }]);
}

/** Looks it up where it may continue what was asked before, and otherwise asks what was meant. */
function findMeaning(state: Conversation, sentence: Wondering, found: Understanding): Outcome {
  const { question, likely, country } = found;
  const hasContext = state.context.query !== null || country !== null;
  if (!question || hasContext) {
    return stay(
      lookUp({ ...state, wondering: [sentence, ...state.wondering] }, { ...sentence, likely, askBack: question }),
    );
  }
  const asked = { ...state, context: { ...state.context, query: sentence.query } };
  return unsure(asked, { verbatim: question }, likely);
}
