import type { Quote } from '@meg/shared/contract/quotes';
import { type MoveQuestion, moveQuestions } from '../answer.js';
import type { ConversationEvent, EventOf } from '../event.js';
import type { PhraseKey } from '../phrase.js';
import { questionAfter } from '../quote-details.js';
import { requestQuote } from '../quote-request.js';
import { after, answerAbout, choices, type Outcome, reply, type Spoken, show, stay, take, text } from '../say.js';
import { type Conversation, findLead, isCurrent, type Move } from '../state.js';
import { backToForm, openLeadForm } from './lead.js';
import { goOn, sendNow, whatNext } from './lead-news.js';
import { changeOf, narrowing, openQuestion } from './narrowing.js';

/** A new move, in the same hands: who asks stays filled in, where to does not. */
export function startQuote(state: Conversation): Outcome {
  const draft = { ...state.form.draft, originCity: '', destinationCity: '' };
  return ask({ ...state, move: {}, details: {}, quoting: null, form: { ...state.form, draft } }, 'moveType');
}

function ask(state: Conversation, question: MoveQuestion): Outcome {
  return reply({ ...state, step: question }, text(`ask.${question}`, { ask: choices(...moveQuestions[question]) }));
}

/** One step for each question about the move; `next` says where its answer leads. */
function question<Q extends MoveQuestion>(topic: Q, next: (state: Conversation) => Outcome) {
  return (state: Conversation, event: ConversationEvent): Outcome => {
    const value = event.type === 'answered' && answerAbout(state, event, topic);
    if (!value) return stay(state);
    const move: Move = { ...state.move, [topic]: value };
    return next({ ...take(state, event.answer), move });
  };
}

export const moveType = question('moveType', (state) =>
  after(
    [{ type: 'tellHost', event: { name: 'moveTypeChosen', detail: { moveType: String(state.move.moveType) } } }],
    ask(state, 'moveDetails'),
  ),
);

export const moveDetails = question('moveDetails', (state) =>
  state.move.moveType === 'international' ? ask(state, 'propertySize') : openLeadForm(state),
);

export const propertySize = question('propertySize', (state) => ask(state, 'moveSize'));

export const moveSize = question('moveSize', openLeadForm);

/** While the range is worked out, and after. */
export function quote(state: Conversation, event: ConversationEvent): Outcome {
  if (answerAbout(state, event, 'intent')) return startQuote(take(state, { about: 'intent', value: 'anotherQuote' }));
  const opened = openQuestion(state, event);
  if (opened) return opened;
  if (!state.quoting || !answerAbout(state, event, 'retry')) return narrowing(state, event);
  const { key } = state.quoting;
  const next: Conversation = {
    ...take(state, { about: 'retry', value: 'quote' }),
    quoting: { ...state.quoting, status: 'waiting' },
  };
  return [next, [requestQuote(next, key)]];
}

export function quoteArrived(state: Conversation, { key, quote: found }: EventOf<'quoteArrived'>): Outcome {
  if (state.quoting?.status !== 'waiting' || !isCurrent(state, key)) return sendNow(state, key, found);
  const { minPrice, maxPrice, currency, source } = found;
  const next = questionAfter(found, state.details.leaveOut);
  const arrived: Conversation = { ...state, quoting: { key, status: 'arrived', next } };
  const [shown, said] = showQuote(arrived, found, state.quoting.before);
  const [told, sends] = sendNow(shown, key, found);
  return [
    told,
    [
      { type: 'tellHost', event: { name: 'quoteGenerated', detail: { minPrice, maxPrice, currency, source } } },
      ...said,
      ...sends,
    ],
  ];
}

type Before = NonNullable<Conversation['quoting']>['before'];

/** The way on follows with the word about the lead, or here, where that word has been given before. */
function showQuote(state: Conversation, found: Quote, before: Before): Outcome {
  const earlier = before ? lastQuote(state) : undefined;
  const isSkip = before !== undefined && before.details.leaveOut !== state.details.leaveOut;
  const intro = earlier ? changeOf(found, earlier, isSkip) : firstIntro(found);
  if (intro === 'narrow.skipped') return goOnNow(state, text(intro));
  const { originCity, destinationCity } = state.form.draft;
  const card = { from: 'meg', kind: 'quote', quote: found, route: { originCity, destinationCity } } as const;
  return goOnNow(show(state, text(intro)), earlier ? { ...card, before: rangeOf(earlier) } : card);
}

function firstIntro({ minPrice }: Quote): PhraseKey {
  return minPrice === null ? 'quote.introUnavailable' : 'quote.intro';
}

const rangeOf = ({ minPrice, maxPrice, currency }: Quote) => ({ minPrice, maxPrice, currency });

/** At once, as it has been waited for; a question that follows it comes at its own pace. */
function goOnNow(state: Conversation, said: Spoken): Outcome {
  if (!isLeadTold(state)) return stay(show(state, said));
  const [first = said, ...rest] = goOn(state, state.quoting?.key ?? '', said);
  return reply(show(state, first), ...rest);
}

function lastQuote({ messages }: Conversation): Quote | undefined {
  return messages.findLast((message) => message.kind === 'quote')?.quote;
}

function isLeadTold(state: Conversation): boolean {
  const pending = state.quoting ? findLead(state, state.quoting.key) : undefined;
  return pending === undefined || pending.status === 'unsent';
}

export function quoteFailed(state: Conversation, { key, fields }: EventOf<'quoteFailed'>): Outcome {
  if (state.quoting?.status !== 'waiting' || !isCurrent(state, key)) return sendNow(state, key, null);
  const { before } = state.quoting;
  const isWaiting = findLead(state, key)?.status === 'waiting';
  if (fields && isWaiting) return after([{ type: 'withdrawLead', key }], backToForm(state, key, fields));
  // The answer cannot be used, so it is as if it had not been given: the range that was shown still stands.
  if (fields && before) return refuseDetail({ ...state, ...before }, key);
  const failed: Conversation = { ...state, quoting: { ...state.quoting, status: 'failed' } };
  const retry = choices({ about: 'retry', value: 'quote' });
  const phrase = before ? 'narrow.failed' : 'quote.failed';
  const [told, said] = reply(failed, text(phrase, { ask: isWaiting ? retry : (whatNext(failed) ?? retry) }));
  return after(said, sendNow(told, key, null));
}

function refuseDetail(state: Conversation, key: string): Outcome {
  const arrived: Conversation = { ...state, quoting: { key, status: 'arrived', next: null } };
  return goOnNow(arrived, text('narrow.refused', { offersCall: true }));
}
