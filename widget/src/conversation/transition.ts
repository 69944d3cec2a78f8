import type { Effect } from './effect.js';
import type { ConversationEvent } from './event.js';
import { cleanText } from './lead-form.js';
import { requestQuote } from './quote-request.js';
import { type Outcome, reply, reveal, stay, text, visitorSays } from './say.js';
import type { Conversation, Step } from './state.js';
import { greeting } from './steps/greeting.js';
import { backToForm, lead } from './steps/lead.js';
import { leadKnown, leadSaved, leadUnsent, sendNow } from './steps/lead-news.js';
import { moveDetails, moveSize, moveType, propertySize, quote, quoteArrived, quoteFailed } from './steps/quote.js';
import { welcome } from './welcome.js';

/** The last three come after a finished quote: whatever they offer, a new start is among it. */
const steps: Record<Step, (state: Conversation, event: ConversationEvent) => Outcome> = {
  greeting,
  moveType,
  moveDetails,
  propertySize,
  moveSize,
  leadCapture: lead,
  quote,
  handoff: greeting,
  complete: greeting,
  feedback: greeting,
};

/** The one door into the conversation. What may come at any time is answered here, the rest by the step. */
export function transition(state: Conversation, event: ConversationEvent): Outcome {
  switch (event.type) {
    case 'resumed':
      return [state, unfinished(state)];
    case 'restarted':
      return restart(state);
    case 'replyDue':
      return reveal(state, event.messageId, event.atMs);
    case 'typed':
      return typed(state, event.text);
    case 'quoteArrived':
      return quoteArrived(state, event);
    case 'quoteFailed':
      return quoteFailed(state, event);
    case 'leadSaved':
      return leadSaved(state, event);
    case 'leadUnsent':
      return leadUnsent(state, event);
    case 'leadRefused':
      return backToForm(state, event.key, event.fields);
    case 'leadKnown':
      return leadKnown(state, event);
    default:
      return steps[state.step](state, event);
  }
}

/** What was on its way when the page went. Doing it twice is safe: the outbox knows each lead by its key. */
function unfinished(state: Conversation): Effect[] {
  const { coming, leads, messages, quoting } = state;
  return [
    ...coming.slice(0, 1).map((message): Effect => ({ type: 'pace', message, isFirst: true })),
    ...leads.map(
      (one): Effect =>
        one.status === 'waiting'
          ? { type: 'keepLead', lead: one, messages }
          : { type: 'sendLead', lead: one, messages, quote: null },
    ),
    ...(quoting?.status === 'waiting' ? [requestQuote(state, quoting.key)] : []),
  ];
}

/** A new conversation. Leads that are not acknowledged go on their way and are still reported. */
function restart(state: Conversation): Outcome {
  let sent = state;
  const effects: Effect[] = [];
  for (const { key } of state.leads) {
    const [next, sends] = sendNow(sent, key, null);
    sent = next;
    effects.push(...sends);
  }
  return [{ ...welcome(state.lastId), leads: sent.leads }, effects];
}

/** Typed words cannot be answered, and the chat says so rather than guess. */
function typed(state: Conversation, said: string): Outcome {
  const verbatim = cleanText(said).slice(0, 1000);
  if (verbatim === '') return stay(state);
  const next = visitorSays(state, { verbatim });
  return next.coming.length > 0 ? stay(next) : reply(next, text('typed.reply', { offersCall: true }));
}
