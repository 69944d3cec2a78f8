import type { Quote } from '@meg/shared/contract/quotes';
import type { Effect } from '../effect.js';
import type { EventOf } from '../event.js';
import { after, choices, type Outcome, reply, stay, text } from '../say.js';
import { type Ask, type Conversation, findLead, isCurrent, type PendingLead } from '../state.js';

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
  const saved = reply(withoutLead(state, key), text('lead.saved', { params: { reference }, ...nextFor(state, key) }));
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
  return reply({ ...state, leads }, text(phrase, { offersCall: true, ...nextFor(state, key) }));
}

export function leadKnown(state: Conversation, { key }: EventOf<'leadKnown'>): Outcome {
  return findLead(state, key) ? reply(withoutLead(state, key), text('lead.known', nextFor(state, key))) : stay(state);
}

export function withoutLead(state: Conversation, key: string): Conversation {
  return { ...state, leads: state.leads.filter((one) => one.key !== key) };
}

/** News of an earlier lead must not push aside the question that is open now. */
export function nextFor(state: Conversation, key: string): { ask?: Ask } {
  const ask = isCurrent(state, key) ? whatNext(state) : undefined;
  return ask ? { ask } : {};
}

/** The ways on from a quote; none while one is being worked out. */
export function whatNext(state: Conversation): Ask | undefined {
  const another = { about: 'intent', value: 'anotherQuote' } as const;
  switch (state.quoting?.status) {
    case 'arrived':
      return choices(another);
    case 'failed':
      return choices({ about: 'retry', value: 'quote' }, another);
    default:
      return undefined;
  }
}
