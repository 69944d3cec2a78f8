import type { PartialMove } from '@meg/shared/contract/move';
import type { Quote } from '@meg/shared/contract/quotes';
import type { Answer } from '../../answer.js';
import type { DetailQuestion } from '../../drafts/quote-details.js';
import type { Effect } from '../../effect.js';
import type { EventOf } from '../../event.js';
import { knownMove } from '../../known-move.js';
import { after, choices, isBusy, type Outcome, type Rules, reply, type Spoken, stay, text } from '../../outcome.js';
import { type Ask, type Conversation, findLead, isCurrent, lastQuote, type PendingLead } from '../../state.js';
import { joinHandoffs } from '../join-handoffs.js';

export const deliveryRules = { leadSaved, leadAdded, leadUnsent, leadKnown } satisfies Partial<Rules>;

/** Sends a lead that waited for its quote; `quote` is null if none could be had. */
export function sendNow(state: Conversation, key: string, quote: Quote | null): Outcome {
  const waiting = findLead(state, key);
  if (waiting?.status !== 'waiting') return stay(state);
  const sending: PendingLead = { ...waiting, status: 'sending' };
  const effect: Effect = { type: 'sendLead', lead: sending, messages: state.messages, quote };
  return [{ ...state, leads: state.leads.map((one) => (one.key === key ? sending : one)) }, [effect]];
}

function leadSaved(state: Conversation, event: EventOf<'leadSaved'>): Outcome {
  const { key, leadId, reference, byOtherTab } = event;
  const sent = findLead(state, key);
  if (!sent) return stay(state);
  const saved: Conversation = { ...withoutLead(state, key), saved: { key, leadId, reference } };
  // What was said while it was being sent is added to it.
  const isBehind = isCurrent(state, key) && (hasResult(state) || !isSameMove(sent.move, knownMove(state)));
  const [known, adds] = isBehind ? updateLead(saved) : stay(saved);
  const told = reply(known, ...withNextStep(state, key, text('lead.saved', { params: { reference } })));
  return after(
    [
      ...(byOtherTab ? [] : [{ type: 'tellHost', event: { name: 'leadSubmitted', detail: { reference } } } as const]),
      ...adds,
      ...joinHandoffs(saved),
    ],
    told,
  );
}

function isSameMove(one: PartialMove, other: PartialMove): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Sends what was said since the lead was stored. For a lead that is being sent, that happens once it has arrived. */
export function updateLead(state: Conversation): Outcome {
  const { saved, quoting } = state;
  if (!saved || saved.key !== quoting?.key) return stay(state);
  const behind: Conversation = { ...state, saved: { ...saved, behindAt: state.lastId } };
  return [behind, addToLead(behind)];
}

/** Nothing if the conversation is about another move than the lead. */
export function addToLead(state: Conversation): Effect[] {
  const { saved, messages, quoting } = state;
  if (saved?.behindAt === undefined || saved.key !== quoting?.key) return [];
  const { key, behindAt } = saved;
  return [{ type: 'addToLead', key, behindAt, move: knownMove(state), messages, quote: lastQuote(state) ?? null }];
}

function leadAdded(state: Conversation, { key, behindAt }: EventOf<'leadAdded'>): Outcome {
  const { saved } = state;
  if (saved?.key !== key || saved.behindAt !== behindAt) return stay(state);
  const { behindAt: _caughtUp, ...known } = saved;
  return stay({ ...state, saved: known });
}

/** Said once, and not again for each further try that fails. */
function leadUnsent(state: Conversation, { key, isDurable }: EventOf<'leadUnsent'>): Outcome {
  if (findLead(state, key)?.status !== 'sending') return stay(state);
  const leads = state.leads.map((one) => (one.key === key ? { ...one, status: 'unsent' as const } : one));
  const phrase = isDurable ? 'lead.unsent' : 'lead.unsentHere';
  return reply({ ...state, leads }, ...withNextStep(state, key, text(phrase, { offersCall: true })));
}

function leadKnown(state: Conversation, { key }: EventOf<'leadKnown'>): Outcome {
  if (!findLead(state, key)) return stay(state);
  const known: Conversation = { ...withoutLead(state, key), saved: { key, leadId: null, reference: null } };
  return reply(known, ...withNextStep(state, key, text('lead.known')));
}

export function withoutLead(state: Conversation, key: string): Conversation {
  return { ...state, leads: state.leads.filter((one) => one.key !== key) };
}

/**
 * A message with the choices of what to do next. A message about an earlier lead must not replace the open question,
 * and none may replace a card that the visitor is filling in.
 */
export function withNextStep(state: Conversation, key: string, said: Spoken): Spoken[] {
  if (!isCurrent(state, key) || isBusy(state)) return [said];
  const { next, status } = state.quoting ?? {};
  if (state.waiting) return [{ ...said, ask: withoutId(state.waiting) }];
  if (status === 'arrived' && next && next.places.length > 0) return [said, whichPlace(next)];
  const offer = whatNext(state);
  if (!offer) return [said];
  return hasOffered(state) || status !== 'arrived' || !hasPrice(state)
    ? [{ ...said, ask: offer }]
    : [said, text('readiness.offer', { ask: offer })];
}

/** A question that was covered is opened again under another message. */
export function withoutId({ id: _old, ...ask }: NonNullable<Conversation['asking']>): Ask {
  return ask;
}

function whichPlace(next: DetailQuestion): Spoken {
  return text('narrow.whichPlace', { params: { place: next.text }, ask: { kind: 'detail', ...next } });
}

/** The offer is said once; after that, only its answers are shown below other messages. */
function hasOffered({ messages, coming }: Conversation): boolean {
  return [...messages, ...coming].some(
    (message) => message.kind === 'text' && 'key' in message.text && message.text.key === 'readiness.offer',
  );
}

/** What the company can do for who asked for a move that it does not do. */
const insteadOfMove: readonly Answer[] = [
  { about: 'moveType', value: 'international' },
  { about: 'intent', value: 'call' },
  { about: 'readiness', value: 'allSet' },
];

/** The choices after a quote; undefined while it is being calculated. */
export function whatNext(state: Conversation): Ask | undefined {
  switch (state.quoting?.status) {
    case 'arrived':
      if (!hasPrice(state)) return choices(...insteadOfMove);
      return choices(
        hasResult(state) ? { about: 'intent', value: 'anotherQuote' } : { about: 'readiness', value: 'yes' },
        { about: 'readiness', value: 'connect' },
        { about: 'readiness', value: 'allSet' },
      );
    case 'failed':
      return choices(
        { about: 'retry', value: 'quote' },
        { about: 'intent', value: 'anotherQuote' },
        { about: 'intent', value: 'call' },
      );
    default:
      return undefined;
  }
}

/** For a move that the company does not do, no readiness test is offered. */
function hasPrice({ quoting }: Conversation): boolean {
  return quoting?.hasPrice !== false;
}

function hasResult({ messages }: Conversation): boolean {
  return messages.some((message) => message.kind === 'readiness');
}
