import { type Answer, isSameAnswer, moveQuestions } from './answer.js';
import { answerKey } from './answer-key.js';
import type { Effect } from './effect.js';
import type { ConversationEvent, EventOf } from './event.js';
import type { Phrase, PhraseKey, PhraseParams } from './phrase.js';
import { type Ask, type Conversation, isAwaiting, type Message, type MessageBody } from './state.js';

export type Spoken = Extract<MessageBody, { from: 'meg' }>;
export type Outcome = readonly [Conversation, readonly Effect[]];

/** What an event does to the conversation. */
export type Rule<E> = (state: Conversation, event: E) => Outcome;
export type Rules = { readonly [T in ConversationEvent['type']]: Rule<EventOf<T>> };

/** A limit, so that a stuck key cannot fill the browser's storage. */
const mostMessages = 300;

export function stay(state: Conversation): Outcome {
  return [state, []];
}

/** One outcome after another, with the effects of both. */
export function andThen([state, effects]: Outcome, next: (state: Conversation) => Outcome): Outcome {
  return after(effects, next(state));
}

/** An outcome with effects put before its own. */
export function after(effects: readonly Effect[], [state, next]: Outcome): Outcome {
  return [state, [...effects, ...next]];
}

export function text(key: PhraseKey, more: { params?: PhraseParams; offersCall?: true; ask?: Ask } = {}): Spoken {
  const { ask, ...rest } = more;
  return { from: 'meg', kind: 'text', text: { key, ...rest }, ...(ask ? { ask } : {}) };
}

export function choices(...answers: readonly Answer[]): Extract<Ask, { kind: 'choices' }> {
  return { kind: 'choices', answers };
}

function append(state: Conversation, message: Message): Conversation {
  const ask = message.from === 'meg' ? message.ask : undefined;
  return {
    ...state,
    messages: [...state.messages, { ...message, ...(state.nowMs && { atMs: state.nowMs }) }].slice(-mostMessages),
    asking: ask ? { ...ask, id: message.id } : state.asking,
    waiting: ask && (!isAside(ask) || isSameAsk(ask, state.waiting)) ? null : state.waiting,
  };
}

function isSameAsk(ask: Ask, waiting: Conversation['waiting']): boolean {
  return JSON.stringify({ ...ask, id: waiting?.id }) === JSON.stringify(waiting);
}

/** Whether a question only interrupts another one, which is opened again after it. */
function isAside(ask: Ask): boolean {
  if (ask.kind === 'choices') return ask.answers.some(({ about }) => about in moveQuestions || about === 'drop');
  return ['handoff', 'feedback', 'detail'].includes(ask.kind) || (ask.kind === 'leadForm' && ask.part === 'route');
}

/** Shows messages at once: what the visitor did, and what they have waited for already. */
export function show(state: Conversation, ...bodies: readonly MessageBody[]): Conversation {
  let now = state;
  for (const body of bodies) {
    const id = now.lastId + 1;
    now = append({ ...now, lastId: id }, { ...body, id });
  }
  return now;
}

/** Shows replies one after the other, at the pace of a person. */
export function reply(state: Conversation, ...bodies: readonly MessageBody[]): Outcome {
  const replies = bodies.map((body, index) => ({ ...body, id: state.lastId + 1 + index }));
  const coming = [...state.coming, ...replies];
  const first = state.coming.length === 0 ? coming[0] : undefined;
  const after = state.messages.at(-1)?.kind === 'complete' ? 'completion' : 'visitor';
  return [
    { ...state, coming, lastId: state.lastId + replies.length },
    first ? [{ type: 'pace', message: first, after }] : [],
  ];
}

/**
 * The next reply is due. A reply to an earlier conversation has another id and is ignored. If the visitor has written
 * something meanwhile, the reply gets a new id, so that ids always rise down the conversation.
 */
export function reveal(state: Conversation, messageId: number, atMs: number): Outcome {
  const [due, ...rest] = state.coming;
  if (due?.id !== messageId) return stay(state);
  const isOvertaken = messageId < (state.messages.at(-1)?.id ?? 0);
  const id = isOvertaken ? state.lastId + 1 : messageId;
  const shown = append({ ...state, coming: rest, lastId: Math.max(id, state.lastId) }, { ...due, id });
  const isForm = shown.asking?.kind === 'leadForm' && shown.form.shownAtMs === null;
  return [
    isForm ? { ...shown, form: { ...shown.form, shownAtMs: atMs } } : shown,
    rest[0] ? [{ type: 'pace', message: rest[0], after: 'reply' }] : [],
  ];
}

export function visitorSays(state: Conversation, phrase: Phrase): Conversation {
  return show(closeRating(state), { from: 'visitor', kind: 'text', text: phrase });
}

/** A rating that is asked for closes as soon as the visitor goes on with something else. */
export function closeRating(state: Conversation): Conversation {
  const { asking, waiting, feedback } = state;
  if (asking?.kind !== 'feedback') return state;
  return { ...state, asking: waiting, waiting: null, feedback: { ...feedback, status: 'dismissed' } };
}

/** Whether the last that the chat said is this phrase, so that it is not said twice in a row. */
export function isLastSaid({ messages, coming }: Conversation, key: PhraseKey): boolean {
  const last = [...messages, ...coming].findLast(({ from }) => from === 'meg');
  return last?.kind === 'text' && 'key' in last.text && last.text.key === key;
}

type AskOf<K extends Ask['kind']> = Extract<Ask, { kind: K }>;

function isOfKind<K extends Ask['kind']>(ask: Ask, kind: K): ask is AskOf<K> {
  return ask.kind === kind;
}

/** A rule for events of the open card. An event of a card that has been closed changes nothing. */
export function whileOpen<K extends Ask['kind'], E extends { askId: number }>(
  kind: K,
  rule: (state: Conversation, event: E, ask: AskOf<K>) => Outcome,
): Rule<E> {
  return (state, event) => {
    const { asking } = state;
    return asking?.id === event.askId && isOfKind(asking, kind) ? rule(state, event, asking) : stay(state);
  };
}

/** Whether this answer is offered by the open question. */
export function isOffered(state: Conversation, askId: number, answer: Answer): boolean {
  const { asking } = state;
  return (
    asking?.kind === 'choices' && asking.id === askId && asking.answers.some((offered) => isSameAnswer(offered, answer))
  );
}

/** The open question, or the one that pending replies will open. */
export function openAsk({ asking, coming }: Conversation): Ask | null {
  const asks = coming.flatMap((message) => (message.from === 'meg' && message.ask ? [message.ask] : []));
  return asks.at(-1) ?? asking;
}

/**
 * Whether a card is open or about to open that the visitor fills in, and that must not be replaced. A menu closes as
 * soon as the visitor has moved on from it.
 */
export function isBusy({ asking, coming }: Conversation): boolean {
  const asks = [asking, ...coming.map((message) => (message.from === 'meg' ? message.ask : undefined))];
  return asks.some((ask) => ask && ask.kind !== 'choices' && ask.kind !== 'countries');
}

/** Whether a question is about to be asked, as a reply or after the quote that is being worked out. */
export function isAboutToAsk(state: Conversation): boolean {
  return isAwaiting(state) || state.coming.some((message) => message.from === 'meg' && message.ask !== undefined);
}

export function take(state: Conversation, answer: Answer): Conversation {
  return visitorSays(close(state), { key: answerKey(answer) });
}

/** Closes the open question, and removes the questions of pending replies. */
export function close(state: Conversation): Conversation {
  const coming = state.coming.map((message) => (message.from === 'meg' ? withoutAsk(message) : message));
  return { ...state, coming, asking: null };
}

function withoutAsk({ ask: _outdated, ...message }: Extract<Message, { from: 'meg' }>): Message {
  return message;
}
