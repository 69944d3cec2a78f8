import { inEnglishOfCountry } from '@meg/shared/domain/english/company-forms';
import { sentence } from '../../../text/sentence.js';
import type { CallbackNews, Company, Draft, HandoffNews, MovedCallback, NotifiedHandoff } from './causes.js';
import { hasToldRoute, moveWords, reachWords, timeWords, visitorName } from './plan-words.js';
import { aboutLead, recipientsOf } from './recipients.js';

function wishWords({ contactMethod, slotStart, slotWish }: NotifiedHandoff, company: Company): string {
  if (slotWish !== null) return `asked for a callback, if possible on ${timeWords(slotWish, company)}`;
  if (slotStart !== null) return `asked for a callback on ${timeWords(slotStart, company)}`;
  if (contactMethod === 'whatsapp') return 'asked for a person on WhatsApp';
  return contactMethod === 'call' ? 'asked to be called' : 'asked for a person';
}

const whoOf = ({ lead, handoff }: HandoffNews): string => visitorName(lead?.name || handoff.name);

const nothingTold = { originCity: '', destinationCity: '', quoteAmount: null };

function handoffNews({ lead, handoff: request }: HandoffNews, company: Company) {
  const move = moveWords(lead ?? nothingTold, company);
  return {
    ...(lead ? aboutLead(lead) : { actionUrl: null, leadId: null, handoffId: request.id }),
    personIds: recipientsOf(lead, company),
    type: 'high_priority_lead',
    message: lead && hasToldRoute(lead) ? sentence`${move}.` : sentence`${reachWords(request)} ${move}.`,
  } as const;
}

export function handoffRequested(cause: HandoffNews, company: Company): Draft {
  const { handoff: request } = cause;
  const priority = request.requestType === 'immediate' ? 'urgent' : 'high';
  return { ...handoffNews(cause, company), title: `${whoOf(cause)} ${wishWords(request, company)}`, priority };
}

/** Whoever did it knows of it. */
function callbackNews({ byId = null, ...about }: CallbackNews, company: Company, title: string): Draft {
  const news = { ...handoffNews(about, company), title };
  if (byId === null) return { ...news, priority: 'high' };
  return { ...news, personIds: news.personIds.filter((id) => id !== byId), priority: 'medium' };
}

export function callbackChanged({ fromMs, ...cause }: MovedCallback, company: Company): Draft {
  const { slotStart } = cause.handoff;
  const who = whoOf(cause);
  const when = slotStart === null ? '' : ` to ${timeWords(slotStart, company)}`;
  const news = callbackNews(cause, company, `Callback moved${when}: ${who}`);
  const before = fromMs === null ? '' : ` from ${timeWords(fromMs, company)}`;
  const by = cause.byId == null ? who : 'A colleague';
  return { ...news, message: sentence`${by} moved it${before}${when}. ${news.message}` };
}

export function callbackCancelled(cause: CallbackNews, company: Company): Draft {
  const { slotStart } = cause.handoff;
  const when = slotStart === null ? '' : ` on ${timeWords(slotStart, company)}`;
  const cancelled = inEnglishOfCountry('cancelled', company.country);
  const title =
    cause.byId == null
      ? `${whoOf(cause)} ${cancelled} the callback${when}`
      : `The callback with ${whoOf(cause)}${when} was ${cancelled} by a colleague`;
  return callbackNews(cause, company, title);
}
