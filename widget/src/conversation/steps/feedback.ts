import { type FeedbackDraft, mostCommentCharacters, promptAbove } from '../drafts/feedback-draft.js';
import { cleanText } from '../drafts/lead-form.js';
import type { EventOf } from '../event.js';
import { after, isBusy, type Outcome, type Rules, reply, show, stay, text, whileOpen } from '../outcome.js';
import { type Conversation, isAwaiting, type Step } from '../state.js';
import { openAgain } from './aside.js';
import { nextChoices } from './ending.js';

/** Steps in which feedback is not asked for, because the visitor is answering questions. */
const busySteps: readonly Step[] = [
  'moveType',
  'moveDetails',
  'propertySize',
  'moveSize',
  'boxes',
  'moveDate',
  'leadCapture',
];

/** Whether the line that asks for feedback is shown; never while a card is open or about to open. */
export function isFeedbackDue(state: Conversation): boolean {
  const { messages, feedback, coming, step, asking } = state;
  const isAtRest =
    coming.length === 0 &&
    asking?.kind !== 'countries' &&
    !isBusy(state) &&
    !isAwaiting(state) &&
    !busySteps.includes(step);
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
} satisfies Partial<Rules>;

function withFeedback(state: Conversation, changes: Partial<FeedbackDraft>): Conversation {
  return { ...state, feedback: { ...state.feedback, ...changes } };
}

/** Opens the card at once; the open question is kept and comes back after it. */
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
      sessionId: state.sessionId,
    },
    { type: 'tellHost', event: { name: 'feedbackGiven', detail: { rating } } },
  ] as const;
  return after(effects, goBack({ ...state, step: 'feedback', feedback: given }));
}

/** Only an address that the visitor has submitted: one that the page or the browser filled in is not sent. */
function givenEmail({ messages, form }: Conversation): string {
  const details = messages.findLast((message) => message.kind === 'details' && message.part !== 'route');
  if (details?.kind === 'details') return details.form.email;
  return messages.some(({ kind }) => kind === 'handoff') ? form.draft.email : '';
}

/** The question that was covered comes back with the thanks; without one, the next choices are offered. */
function goBack(state: Conversation): Outcome {
  const ask = state.waiting ? openAgain(state) : nextChoices(state);
  return reply({ ...state, asking: null }, text('feedback.thanks', { ask }));
}
