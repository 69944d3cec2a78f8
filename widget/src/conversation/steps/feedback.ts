import { type FeedbackDraft, mostCommentCharacters, promptAbove } from '../drafts/feedback-draft.js';
import { cleanText } from '../drafts/lead-form.js';
import type { EventOf } from '../event.js';
import { after, isBusy, type Outcome, type Rules, reply, show, stay, text, whileOpen } from '../outcome.js';
import { type Conversation, isAwaiting, type Step } from '../state.js';
import { end, waysOn } from './ending.js';

/** Of these the questions go on: whoever is in the middle of them has something else to do. */
const stepsOfTheTask: readonly Step[] = ['moveType', 'moveDetails', 'propertySize', 'moveSize', 'leadCapture'];

/** Whether the line that asks for a judgement stands below the conversation; never while a card is at work, or awaited. */
export function isFeedbackDue(state: Conversation): boolean {
  const { messages, feedback, coming, step } = state;
  const isAtRest = coming.length === 0 && !isBusy(state) && !isAwaiting(state) && !stepsOfTheTask.includes(step);
  return messages.length > promptAbove && feedback.status === 'none' && isAtRest;
}

export function askForFeedback(state: Conversation): Outcome {
  return reply(state, text('feedback.ask', { ask: { kind: 'feedback' } }));
}

export const feedbackRules = {
  feedbackOpened: (state) => (isFeedbackDue(state) ? open(state) : stay(state)),
  feedbackDismissed: (state) => stay(withFeedback(state, { status: 'dismissed' })),
  feedbackRated: (state, { rating }) => stay(withFeedback(state, { rating })),
  commentChanged: (state, { comment }) =>
    stay(withFeedback(state, { comment: comment.slice(0, mostCommentCharacters) })),
  feedbackSubmitted: whileOpen('feedback', submit),
  feedbackCancelled: whileOpen('feedback', cancel),
} satisfies Partial<Rules>;

function withFeedback(state: Conversation, changes: Partial<FeedbackDraft>): Conversation {
  return { ...state, feedback: { ...state.feedback, ...changes } };
}

/** At once, for it was asked for; the question that is open waits behind the card. */
function open(state: Conversation): Outcome {
  return stay(show({ ...state, waiting: state.asking }, text('feedback.prompt', { ask: { kind: 'feedback' } })));
}

function submit(state: Conversation, { key }: EventOf<'feedbackSubmitted'>): Outcome {
  const { rating, comment } = state.feedback;
  if (rating === null) return stay(state);
  const given = { status: 'given', rating, comment: cleanText(comment) } as const;
  const effects = [
    {
      type: 'sendFeedback',
      key,
      feedback: given,
      email: givenEmail(state),
      leadId: state.saved?.leadId ?? null,
      length: state.messages.length,
    },
    { type: 'tellHost', event: { name: 'feedbackGiven', detail: { rating } } },
  ] as const;
  return after(effects, goBack({ ...state, step: 'feedback', feedback: given }));
}

/** Only one that they have given: what the page or the browser has filled in is not theirs to send. */
function givenEmail({ messages, form }: Conversation): string {
  const details = messages.findLast((message) => message.kind === 'details' && message.part !== 'route');
  if (details?.kind === 'details') return details.form.email;
  return messages.some(({ kind }) => kind === 'handoff') ? form.draft.email : '';
}

/** What was waiting comes back with the thanks; where nothing was, there are the ways on. */
function goBack(state: Conversation): Outcome {
  const { waiting } = state;
  const ask = waiting ? withoutId(waiting) : waysOn(state);
  return reply({ ...state, asking: null, waiting: null }, text('feedback.thanks', { ask }));
}

function withoutId({ id: _old, ...ask }: NonNullable<Conversation['asking']>) {
  return ask;
}

function cancel(state: Conversation): Outcome {
  const left = withFeedback(state, { status: 'dismissed' });
  if (state.waiting) return stay({ ...left, asking: state.waiting, waiting: null });
  return end({ ...left, asking: null });
}
