import type { PartialMove } from '@meg/shared/contract/move';
import type { Quote } from '@meg/shared/contract/quotes';
import { type AnswerAbout, type MoveQuestion, moveQuestions } from '../../answer.js';
import { withDate } from '../../drafts/changed-move.js';
import { questionAfter } from '../../drafts/quote-details.js';
import type { Effect } from '../../effect.js';
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
  take,
  text,
} from '../../outcome.js';
import type { PhraseKey } from '../../phrase.js';
import { requestQuote } from '../../quote-request.js';
import { type Conversation, findLead, isCurrent, isLeadGiven, lastQuote } from '../../state.js';
import { openHandoff } from '../open-handoff.js';
import { backToForm, offerToKeep, openLeadForm } from './lead.js';
import { sendNow, updateLead, whatNext, withNextStep } from './lead-delivery.js';
import { changeOf, isSamePrice } from './narrowing.js';

export const quoteRules = { quoteArrived, quoteFailed, quoteReworded } satisfies Partial<Rules>;

/** A new move of the same visitor: contact details stay filled in; cities only if the host page set them. */
export function startQuote(state: Conversation): Outcome {
  return askNextQuestion(newQuote(state));
}

export function newQuote(state: Conversation): Conversation {
  const isFirst = state.quoting === null;
  const draft = isFirst ? state.form.draft : { ...state.form.draft, originCity: '', destinationCity: '' };
  const move = isFirst ? { ...withoutAnswers(state.move), ...state.foretold } : {};
  return { ...state, purpose: 'quote', move, leaveOut: [], quoting: null, form: { ...state.form, draft } };
}

/** Forgets what the buttons will ask for again; facts from typed sentences stay. */
function withoutAnswers({
  moveType: _type,
  moveDetails: _contents,
  propertySize: _home,
  moveSize: _share,
  ...said
}: PartialMove) {
  return said;
}

export function startCall(state: Conversation): Outcome {
  const isKnown = state.saved || state.leads.length > 0;
  return openHandoff(isKnown ? state : { ...state, purpose: 'call' }, 'handoff.offer');
}

/** Once a call is asked for: the kind of move and who moves, without sizes, so that the company can prepare. */
export function prepareCall(state: Conversation): Outcome {
  const next = openMoveQuestion(state);
  if (next !== 'moveType') return askNextQuestion(state);
  return reply({ ...state, step: next }, text('ask.prepare', { ask: choices(...moveQuestions[next]) }));
}

function ask(state: Conversation, question: MoveQuestion): Outcome {
  return reply({ ...state, step: question }, text(`ask.${question}`, { ask: choices(...moveQuestions[question]) }));
}

/** Asks the first question without an answer; after the last one, opens the form. */
export function askNextQuestion(state: Conversation): Outcome {
  const open = openMoveQuestion(state);
  return open ? ask(state, open) : openLeadForm(state);
}

export function openMoveQuestion({ purpose, move }: Conversation): MoveQuestion | undefined {
  const hasSizes = purpose === 'quote' && move.moveType === 'international';
  const wanted: readonly MoveQuestion[] = hasSizes
    ? ['moveType', 'moveDetails', 'propertySize', 'moveSize']
    : ['moveType', 'moveDetails'];
  return wanted.find((question) => move[question] === undefined);
}

/** The answer to a question about the move. */
export function takeMove(state: Conversation, answer: AnswerAbout<MoveQuestion>): Outcome {
  const move: PartialMove = { ...state.move, [answer.about]: answer.value };
  const told: Effect[] =
    answer.about === 'moveType'
      ? [{ type: 'tellHost', event: { name: 'moveTypeChosen', detail: { moveType: answer.value } } }]
      : [];
  return after(told, askNextQuestion({ ...take(state, answer), move }));
}

export function tryAgain(state: Conversation): Outcome {
  if (!state.quoting) return stay(state);
  const taken = take(state, { about: 'retry', value: 'quote' });
  const next: Conversation = { ...taken, quoting: { ...state.quoting, status: 'waiting' } };
  // Leads that could not be sent are tried again as well.
  return [next, [requestQuote(next, state.quoting.key), { type: 'sendLeads' }]];
}

function quoteArrived(state: Conversation, { key, quote: found }: EventOf<'quoteArrived'>): Outcome {
  if (state.quoting?.status !== 'waiting' || !isCurrent(state, key)) return sendNow(state, key, found);
  const { minPrice, maxPrice, currency, source } = found;
  const next = questionAfter(found, state.leaveOut);
  const arrived: Conversation = { ...state, quoting: { key, status: 'arrived', hasPrice: minPrice !== null, next } };
  const [shown, said] = showQuote(arrived, found, state.quoting.before);
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

type Before = NonNullable<Conversation['quoting']>['before'];

/** Shows the quote. What to do next is offered here, or with the message about the lead if that is still to come. */
function showQuote(state: Conversation, found: Quote, before: Before): Outcome {
  const earlier = before ? lastQuote(state) : undefined;
  const isSkip = before !== undefined && before.leaveOut !== state.leaveOut;
  const intro = earlier ? changeOf(found, earlier, isSkip) : firstIntro(found);
  if (intro === 'narrow.skipped') return showWithNextStep(state, text(intro));
  const { originCity, destinationCity } = state.form.draft;
  const card = { from: 'meg', kind: 'quote', quote: found, route: { originCity, destinationCity } } as const;
  return showWithNextStep(show(state, text(intro)), earlier ? { ...card, before: rangeOf(earlier) } : card);
}

function firstIntro({ minPrice }: Quote): PhraseKey {
  return minPrice === null ? 'quote.introUnavailable' : 'quote.intro';
}

const rangeOf = ({ minPrice, maxPrice, currency }: Quote) => ({ minPrice, maxPrice, currency });

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
  const { before } = state.quoting;
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
  const shown = state.messages.findLast((message) => message.kind === 'quote');
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
