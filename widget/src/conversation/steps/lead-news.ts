import type { Quote } from '@meg/shared/contract/quotes';
import type { Effect } from '../effect.js';
import type { EventOf } from '../event.js';
import type { DetailQuestion } from '../quote-details.js';
import { after, choices, type Outcome, reply, type Spoken, stay, text } from '../say.js';
import { type Ask, type Conversation, findLead, isCurrent, type MessageBody, type PendingLead } from '../state.js';

/** The lead is complete: with its quote, or without one where none could be had. */
export function sendNow(state: Conversation, key: string, quote: Quote | null): Outcome {
  const waiting = findLead(state, key);
  if (waiting?.status !== 'waiting') return stay(state);
  const sending: PendingLead = { ...waiting, status: 'sending' };
  const effect: Effect = { type: 'sendLead', lead: sending, messages: state.messages, quote };
  return [{ ...state, leads: state.leads.map((one) => (one.key === key ? sending : one)) }, [effect]];
}

export function leadSaved(state: Conversation, { key, reference, byOtherTab }: EventOf<'leadSaved'>): Outcome {
  if (!findLead(state, key)) return stay(state);
  const saved = reply(withoutLead(state, key), ...goOn(state, key, text('lead.saved', { params: { reference } })));
  return after(
    byOtherTab ? [] : [{ type: 'tellHost', event: { name: 'leadSubmitted', detail: { reference } } }],
    saved,
  );
}

/** Said once: that the tries after it fail as well is no news. */
export function leadUnsent(state: Conversation, { key, isDurable }: EventOf<'leadUnsent'>): Outcome {
  if (findLead(state, key)?.status !== 'sending') return stay(state);
  const leads = state.leads.map((one) => (one.key === key ? { ...one, status: 'unsent' as const } : one));
  const phrase = isDurable ? 'lead.unsent' : 'lead.unsentHere';
  return reply({ ...state, leads }, ...goOn(state, key, text(phrase, { offersCall: true })));
}

export function leadKnown(state: Conversation, { key }: EventOf<'leadKnown'>): Outcome {
  return findLead(state, key) ? reply(withoutLead(state, key), ...goOn(state, key, text('lead.known'))) : stay(state);
}

export function withoutLead(state: Conversation, key: string): Conversation {
  return { ...state, leads: state.leads.filter((one) => one.key !== key) };
}

/**
 * What is said, and the ways on below it. News of an earlier lead must not push aside the question that is open now,
 * and none may push aside one about a detail, which the visitor is answering.
 */
export function goOn(state: Conversation, key: string, said: Spoken): MessageBody[] {
  if (!isCurrent(state, key) || isAskingDetail(state)) return [said];
  const { next, status } = state.quoting ?? {};
  if (status === 'arrived' && next && next.places.length > 0) return [said, whichPlace(next)];
  const ask = whatNext(state);
  return [ask ? { ...said, ask } : said];
}

function isAskingDetail({ asking, coming }: Conversation): boolean {
  const asks = [asking, ...coming.map((message) => (message.from === 'meg' ? message.ask : undefined))];
  return asks.some((ask) => ask?.kind === 'detail');
}

function whichPlace(next: DetailQuestion): MessageBody {
  return text('narrow.whichPlace', { params: { place: next.text }, ask: { kind: 'detail', ...next } });
}

/** The ways on from a quote; none while one is being worked out. */
export function whatNext(state: Conversation): Ask | undefined {
  const another = { about: 'intent', value: 'anotherQuote' } as const;
  switch (state.quoting?.status) {
    case 'arrived':
      return state.quoting.next
        ? { ...choices({ about: 'narrow', value: 'open' }, another), params: { question: state.quoting.next.text } }
        : choices(another);
    case 'failed':
      return choices({ about: 'retry', value: 'quote' }, another);
    default:
      return undefined;
  }
}
