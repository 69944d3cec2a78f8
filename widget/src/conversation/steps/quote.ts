import type { Quote } from '@meg/shared/contract/quotes';
import { type MoveQuestion, moveQuestions } from '../answer.js';
import type { ConversationEvent, EventOf } from '../event.js';
import { requestQuote } from '../quote-request.js';
import { after, answerAbout, choices, type Outcome, reply, show, stay, take, text } from '../say.js';
import { type Conversation, findLead, isCurrent, type MessageBody, type Move } from '../state.js';
import { backToForm, openLeadForm } from './lead.js';
import { sendNow, whatNext } from './lead-news.js';

/** A new move, in the same hands: who asks stays filled in, where to does not. */
export function startQuote(state: Conversation): Outcome {
  const draft = { ...state.form.draft, originCity: '', destinationCity: '' };
  return ask({ ...state, move: {}, quoting: null, form: { ...state.form, draft } }, 'moveType');
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
  if (!state.quoting || !answerAbout(state, event, 'retry')) return stay(state);
  const { key } = state.quoting;
  const next = { ...take(state, { about: 'retry', value: 'quote' }), quoting: { key, status: 'waiting' as const } };
  return [next, [requestQuote(next, key)]];
}

export function quoteArrived(state: Conversation, { key, quote: found }: EventOf<'quoteArrived'>): Outcome {
  if (state.quoting?.status !== 'waiting' || !isCurrent(state, key)) return sendNow(state, key, found);
  const { minPrice, maxPrice, currency, source } = found;
  const arrived: Conversation = { ...state, quoting: { key, status: 'arrived' } };
  const shown = show(arrived, ...quoteMessages(arrived, found));
  return after(
    [{ type: 'tellHost', event: { name: 'quoteGenerated', detail: { minPrice, maxPrice, currency, source } } }],
    sendNow(shown, key, found),
  );
}

/** The way on follows with the word about the lead, or here, where that word has been given before. */
function quoteMessages(state: Conversation, found: Quote): MessageBody[] {
  const { originCity, destinationCity } = state.form.draft;
  const next = isLeadTold(state) ? whatNext(state) : undefined;
  return [
    text(found.minPrice === null ? 'quote.introUnavailable' : 'quote.intro'),
    {
      from: 'meg',
      kind: 'quote',
      quote: found,
      route: { originCity, destinationCity },
      ...(next ? { ask: next } : {}),
    },
  ];
}

function isLeadTold(state: Conversation): boolean {
  const pending = state.quoting ? findLead(state, state.quoting.key) : undefined;
  return pending === undefined || pending.status === 'unsent';
}

export function quoteFailed(state: Conversation, { key, fields }: EventOf<'quoteFailed'>): Outcome {
  if (state.quoting?.status !== 'waiting' || !isCurrent(state, key)) return sendNow(state, key, null);
  const isWaiting = findLead(state, key)?.status === 'waiting';
  if (fields && isWaiting) return after([{ type: 'withdrawLead', key }], backToForm(state, key, fields));
  const failed: Conversation = { ...state, quoting: { key, status: 'failed' } };
  const retry = choices({ about: 'retry', value: 'quote' });
  const [told, said] = reply(failed, text('quote.failed', { ask: isWaiting ? retry : (whatNext(failed) ?? retry) }));
  return after(said, sendNow(told, key, null));
}
