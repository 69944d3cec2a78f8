import type { Effect } from './effect.js';
import type { ConversationEvent } from './event.js';
import { type Outcome, type Rules, reply, reveal, stay, text } from './outcome.js';
import { requestQuote } from './quote-request.js';
import type { Conversation } from './state.js';
import { callbackRules, callbacksToCancel } from './steps/callback.js';
import { chipPressed } from './steps/chips.js';
import { chosen } from './steps/choices.js';
import { feedbackRules } from './steps/feedback.js';
import { countryRules } from './steps/free-text/countries.js';
import { guideRules } from './steps/free-text/guide.js';
import { askServer } from './steps/free-text/questions.js';
import { goThrough } from './steps/free-text/queue.js';
import { understood } from './steps/free-text/understood.js';
import { handoffRules, sendHandoff } from './steps/handoff.js';
import { hostPageRules } from './steps/host-page.js';
import { joinHandoffs } from './steps/join-handoffs.js';
import { leaveRules } from './steps/leave.js';
import { leadRules } from './steps/quote/lead.js';
import { addToLead, deliveryRules, sendNow } from './steps/quote/lead-delivery.js';
import { narrowingRules } from './steps/quote/narrowing.js';
import { arrivalRules, rewordQuote } from './steps/quote/quote-arrival.js';
import { quizRules } from './steps/readiness.js';
import { restart } from './steps/restart.js';

const rules: Rules = {
  ...hostPageRules,
  ...guideRules,
  ...countryRules,
  ...leaveRules,
  ...leadRules,
  ...deliveryRules,
  ...arrivalRules,
  ...narrowingRules,
  ...quizRules,
  ...handoffRules,
  ...callbackRules,
  ...feedbackRules,
  answered: chosen,
  chipPressed,
  understood,
  resumed,
  restarted: restart,
  replyDue: (state, { messageId, atMs }) => reveal(state, messageId, atMs),
  composed: (state, { text }) => stay({ ...state, composed: text.slice(0, 1000) }),
  languageChanged: (state, { language }) =>
    then(rewordQuote(state), { type: 'tellHost', event: { name: 'languageChanged', detail: { language } } }),
  languageFailed: (state) => reply(state, text('language.failed')),
};

/** Events that are not actions of the visitor. */
const notByVisitor: readonly ConversationEvent['type'][] = [
  'resumed',
  'restarted',
  'retried',
  'replyDue',
  'languageChanged',
  'languageFailed',
  'flowStarted',
  'prefilled',
  'askedByPage',
  'quoteReworded',
  'slotsArrived',
  'countriesArrived',
  'countriesFailed',
];

/** The conversation after an event, and the side effects that follow from it. */
export function transition<T extends ConversationEvent['type']>(
  state: Conversation,
  event: Extract<ConversationEvent, { type: T }>,
): Outcome {
  const rule = rules[event.type as T] as (state: Conversation, event: ConversationEvent) => Outcome;
  const [next, effects] = goThrough(rule(state, event), state);
  const isAct = next !== state && !next.hasActed && !notByVisitor.includes(event.type);
  return [isAct ? { ...next, hasActed: true } : next, effects];
}

function then([state, effects]: Outcome, effect: Effect): Outcome {
  return [state, [...effects, effect]];
}

/** Leads that wait for a quote which is no longer being asked for are sent without one. */
function resumed(state: Conversation): Outcome {
  const awaited = state.quoting?.status === 'waiting' ? state.quoting.key : undefined;
  // An unfinished answer is asked for again from the start.
  let sent: Conversation = { ...state, wondering: state.wondering.map((one) => ({ ...one, said: '' })) };
  for (const { key } of state.leads) if (key !== awaited) [sent] = sendNow(sent, key, null);
  return [sent, unfinished(sent)];
}

/** Repeats what was unfinished when the page was left. The server recognises a repeated request by its key. */
function unfinished(state: Conversation): Effect[] {
  const { coming, leads, messages, quoting, handoff: draft } = state;
  return [
    ...coming.slice(0, 1).map((message): Effect => ({ type: 'pace', message, after: 'visitor' })),
    ...leads.map(
      (one): Effect =>
        one.status === 'waiting'
          ? { type: 'keepLead', lead: one, messages }
          : { type: 'sendLead', lead: one, messages, quote: null },
    ),
    ...(quoting?.status === 'waiting' ? [requestQuote(state, quoting.key)] : []),
    ...addToLead(state),
    ...joinHandoffs(state),
    ...callbacksToCancel(state),
    ...(draft?.status === 'sending' ? [sendHandoff(state, draft)] : []),
    // Loaded again, because some of the times may be taken by now.
    ...(draft ? [{ type: 'loadSlots', leadId: state.saved?.leadId ?? null } as const] : []),
    ...(needsCountries(state) && !Array.isArray(state.countries) ? [{ type: 'loadCountries' } as const] : []),
    ...askServer(state),
  ];
}

function needsCountries({ asking, coming }: Conversation): boolean {
  return asking?.kind === 'countries' || coming.some((one) => one.from === 'meg' && one.ask?.kind === 'countries');
}
