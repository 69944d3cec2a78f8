import type { Quote } from '@meg/shared/contract/quotes';
import { withDate } from '../../drafts/changed-move.js';
import { differenceOf, isSamePrice, rangeOf, withFormer } from '../../drafts/quote-change.js';
import { questionAfter } from '../../drafts/quote-details.js';
import type { EventOf } from '../../event.js';
import {
  after,
  choices,
  isBusy,
  type Outcome,
  type Rules,
  reply,
  type Spoken,
  show,
  stay,
  text,
} from '../../outcome.js';
import { requestQuote } from '../../quote-request.js';
import {
  type Conversation,
  findLead,
  isCurrent,
  isLeadGiven,
  lastQuoteMessage,
  type QuoteChange,
  type QuoteMessage,
} from '../../state.js';
import { backToForm } from './lead.js';
import { sendNow, updateLead, whatNext, withNextStep } from './lead-delivery.js';
import { offerToKeep } from './open-lead-form.js';

export const arrivalRules = { quoteArrived, quoteFailed, quoteReworded } satisfies Partial<Rules>;

type Quoting = NonNullable<Conversation['quoting']>;

function quoteArrived(state: Conversation, { key, quote: found }: EventOf<'quoteArrived'>): Outcome {
  const asked = state.quoting;
  if (asked?.status !== 'waiting' || !isCurrent(state, key)) return sendNow(state, key, found);
  if (asked.isOutdated) return askForNewer(sendNow(state, key, found), asked);
  const { minPrice, maxPrice, currency, source } = found;
  const next = questionAfter(found, state.leaveOut);
  const arrived: Conversation = { ...state, quoting: { key, status: 'arrived', hasPrice: minPrice !== null, next } };
  const [shown, said] = showQuote(arrived, found, asked);
  const [sent, sends] = sendNow(shown, key, found);
  const [told, adds] = updateLead(sent);
  return [
    told,
    [
      { type: 'tellHost', event: { name: 'quoteGenerated', detail: { minPrice, maxPrice, currency, source } } },
      ...said,
      ...sends,
      ...adds,
    ],
  ];
}

/** Something was said meanwhile: only a quote that rests on all that is known is shown. */
function askForNewer([state, effects]: Outcome, { isOutdated: _answered, ...asked }: Quoting): Outcome {
  const next: Conversation = { ...state, quoting: asked };
  return [next, [...effects, requestQuote(next, asked.key)]];
}

/** Shows the quote. What to do next is offered here, or with the message about the lead if that is still to come. */
function showQuote(state: Conversation, found: Quote, asked: Quoting): Outcome {
  const shown = asked.before && lastQuoteMessage(state);
  const { originCity, destinationCity } = state.form.draft;
  const route = { originCity, destinationCity };
  if (shown) return changeQuote(state, { shown, found: { quote: found, route }, asked });
  const intro = text(found.minPrice === null ? 'quote.introUnavailable' : 'quote.intro');
  return showWithNextStep(show(state, intro), { from: 'meg', kind: 'quote', quote: found, route });
}

interface Change {
  readonly shown: QuoteMessage;
  readonly found: Pick<QuoteMessage, 'quote' | 'route'>;
  readonly asked: Quoting;
}

/** Changes the card where it stands, and says below the last message what that makes of the range. */
function changeQuote(state: Conversation, { shown, found, asked }: Change): Outcome {
  const facts = asked.facts ?? [];
  const isSkip = facts.length === 0 && asked.before?.leaveOut !== state.leaveOut;
  const isUnchanged = isSkip && isSamePrice(found.quote, shown.quote);
  const change: QuoteChange = {
    facts: withFormer(facts, asked.before?.move ?? {}, shown),
    before: rangeOf(shown.quote),
    difference: differenceOf(found.quote, shown.quote) ?? 0,
    saidId: state.lastId + 1,
  };
  const first = shown.first ?? rangeOf(shown.quote);
  const changed: QuoteMessage = { ...shown, ...found, first, ...(!isUnchanged && { change }) };
  const messages = state.messages.map((message) => (message === shown ? changed : message));
  // A note has no price, and a service has none where the company has set none.
  const isUnpriced = facts.some(({ fact }) => fact === 'notes' || state.move[fact as 'car'] === true);
  const said = isUnchanged ? text('narrow.skipped') : saidOf(found.quote, shown.quote, isUnpriced);
  return showWithNextStep({ ...state, messages }, said);
}

/** What the answers changed in the range. A price may change by less than the ends of the range show. */
function saidOf(now: Quote, before: Quote, isUnpriced: boolean): Spoken {
  const { minPrice: low, maxPrice: high, currency } = now;
  if (low === null || high === null) return text('quote.introUnavailable');
  const isSurer = (now.range?.percent ?? 0) < (before.range?.percent ?? 0);
  const by = differenceOf(now, before) ?? 0;
  if (isSamePrice(now, before) && (isSurer || !by))
    return text(isSurer ? 'narrow.surer' : isUnpriced ? 'narrow.unmoved' : 'narrow.skipped');
  const amount = { low: Math.abs(by), high: Math.abs(by), currency };
  const key = by === 0 ? 'narrow.moved' : by > 0 ? 'narrow.up' : 'narrow.down';
  return text(key, { params: { amount, range: { low, high, currency } } });
}

/** Shown at once, because the visitor has waited for it; a question after it comes at the usual pace. */
function showWithNextStep(state: Conversation, said: Spoken): Outcome {
  const key = state.quoting?.key ?? '';
  if (!isLeadReported(state)) return stay(show(state, said));
  if (isToBeKept(state, key)) return offerToKeep(show(state, said));
  const [first = said, ...rest] = withNextStep(state, key, said);
  return reply(show(state, first), ...rest);
}

/** Whether to offer to keep the range: once, if the company shows it first, and when both places are certain. */
function isToBeKept(state: Conversation, key: string): boolean {
  const isClear = (state.quoting?.next?.places.length ?? 0) === 0;
  return state.quoteFirst && isClear && !isLeadGiven(state, key) && !hasOfferedToKeep(state) && !isBusy(state);
}

function hasOfferedToKeep({ messages, coming }: Conversation): boolean {
  const said = [...messages, ...coming];
  const begun = said.findLastIndex((one) => one.kind === 'details' && one.part === 'route');
  return said.slice(begun + 1).some((one) => one.kind === 'text' && 'key' in one.text && one.text.key === 'ask.keep');
}

function isLeadReported(state: Conversation): boolean {
  const pending = state.quoting ? findLead(state, state.quoting.key) : undefined;
  return pending === undefined || pending.status === 'unsent';
}

function quoteFailed(state: Conversation, { key, fields }: EventOf<'quoteFailed'>): Outcome {
  if (state.quoting?.status !== 'waiting' || !isCurrent(state, key)) return sendNow(state, key, null);
  const { before, isOutdated } = state.quoting;
  if (isOutdated) return askForNewer(sendNow(state, key, null), state.quoting);
  if (fields?.moveDate && state.move.moveDate) return askByMonth(state, key, state.move.moveDate);
  const isWaiting = findLead(state, key)?.status === 'waiting';
  if (fields && isWaiting) return after([{ type: 'withdrawLead', key }], backToForm(state, key, fields));
  // The server refuses the answer, so it is taken back: the range that was shown is still valid.
  if (fields && before) return refuseDetail({ ...state, ...before }, key);
  if (fields && !isLeadGiven(state, key)) return backToForm(state, key, fields);
  const failed: Conversation = { ...state, quoting: { ...state.quoting, status: 'failed' } };
  const retry = choices({ about: 'retry', value: 'quote' });
  const phrase = before ? 'narrow.failed' : 'quote.failed';
  const ask = isWaiting ? retry : (whatNext(failed) ?? retry);
  const more = { ...(!before && { offersCall: true as const }), ...(!isBusy(failed) && { ask }) };
  const [told, said] = reply(failed, text(phrase, more));
  return after(said, sendNow(told, key, null));
}

/** The server refuses some days, such as one in ten years. The price depends on the month only, so that is sent. */
function askByMonth(state: Conversation, key: string, moveDate: string): Outcome {
  const [moveYear, moveMonth] = moveDate.split('-').map(Number);
  const next = { ...state, move: withDate(state.move, { moveYear, moveMonth }) };
  return [next, [requestQuote(next, key)]];
}

function refuseDetail(state: Conversation, key: string): Outcome {
  const arrived: Conversation = { ...state, quoting: { key, status: 'arrived', next: null } };
  return showWithNextStep(arrived, text('narrow.refused', { offersCall: true }));
}

/** Replaces the shown quote by the same one in another language. */
function quoteReworded(state: Conversation, { key, quote: reworded }: EventOf<'quoteReworded'>): Outcome {
  const shown = lastQuoteMessage(state);
  if (!shown || state.quoting?.status !== 'arrived' || !isCurrent(state, key)) return stay(state);
  if (!isSamePrice(shown.quote, reworded)) return stay(state);
  const messages = state.messages.map((message) => (message === shown ? { ...shown, quote: reworded } : message));
  const next = questionAfter(reworded, state.leaveOut);
  return stay({ ...state, messages, quoting: { ...state.quoting, next } });
}

export function rewordQuote(state: Conversation): Outcome {
  if (state.quoting?.status !== 'arrived') return stay(state);
  return [state, [{ ...requestQuote(state, state.quoting.key), type: 'rewordQuote' }]];
}
