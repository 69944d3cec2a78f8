import { factNames, factValue } from '@meg/shared/contract/lead-facts';
import type { ShownOutcome } from '@meg/shared/contract/lead-outcome';
import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import type { Move } from '@meg/shared/contract/move';
import type { WebhookField } from '@meg/shared/contract/webhook-fields';
import type { WebhookEvent } from '@meg/shared/contract/webhooks';
import type { LeadArrival } from '@meg/shared/domain/leads/lead-arrival';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { leadPath } from '@meg/shared/domain/paths';
import type { FeedbackRow } from '../../feedback/feedback.service.js';
import type { HandoffRow } from '../../handoffs/handoffs.service.js';
import { sourceOf } from '../../leads/lead-source.service.js';
import type { LeadRow } from '../../leads/leads.service.js';

export type Fact = string | number | null;

/** All values that a payload can hold. Those that the event does not concern are missing. */
export type WebhookFacts = Readonly<Partial<Record<WebhookField, Fact>>>;

export interface EventFacts {
  id: string;
  type: WebhookEvent;
  atMs: number;
  company: { name: string; slug: string; currency: string };
  /** Start of links to the dashboard; empty where the server does not know it. */
  publicUrl: string;
}

type ContactColumn =
  | 'id'
  | 'name'
  | 'email'
  | 'phone'
  | 'status'
  | 'language'
  | 'sourcePage'
  | 'createdAt'
  | 'addedBy'
  | 'cameFrom'
  | 'arrival';
type LeadColumn = ContactColumn | 'preliminaryQuote' | 'quoteAmount' | 'chatHistory';

/** What a payload may tell of a lead. */
export interface LeadFacts extends Pick<LeadRow, LeadColumn> {
  move: Move;
  /** The quote that the visitor saw; null where it was not sent as data. */
  quote: Pick<LeadQuote, 'minPrice' | 'maxPrice' | 'currency'> | null;
  readinessPercent: number | null;
  outcome: ShownOutcome | null;
  /** Of leads that were merged into this one. */
  mergedIds: readonly string[];
}

const instant = (ms: number): string => new Date(ms).toISOString();

export function factsOfEvent({ id, type, atMs, company }: EventFacts): WebhookFacts {
  return {
    'event.id': id,
    'event.type': type,
    'event.at': instant(atMs),
    'company.name': company.name,
    'company.slug': company.slug,
  };
}

const factsOfMove = ({ move, createdAt }: LeadFacts): WebhookFacts =>
  Object.fromEntries(
    factNames.map((fact) => [`lead.${fact}`, factValue(fact, { move, saidAtMs: createdAt })]),
  ) satisfies WebhookFacts;

function factsOfArrival({ cameFrom, arrival: stored }: LeadFacts): WebhookFacts {
  const arrival: LeadArrival = JSON.parse(stored ?? '{}');
  return {
    'lead.cameFrom': cameFrom || null,
    'lead.campaign': arrival.campaign ?? null,
    'lead.campaignSource': arrival.source ?? null,
    'lead.campaignMedium': arrival.medium ?? null,
    'lead.campaignTerm': arrival.term ?? null,
    'lead.campaignContent': arrival.content ?? null,
    'lead.clickId': arrival.gclid ?? arrival.msclkid ?? arrival.fbclid ?? null,
    'lead.referringSite': arrival.referrer ?? null,
  };
}

export function factsOfLead(lead: LeadFacts, { company, publicUrl }: EventFacts): WebhookFacts {
  const words = lead.name.split(/\s+/);
  return {
    'lead.id': lead.id,
    'lead.reference': leadReference(lead.id),
    'lead.name': lead.name,
    'lead.firstName': words.length > 1 ? words.slice(0, -1).join(' ') : lead.name,
    'lead.lastName': words.length > 1 ? (words.at(-1) ?? '') : '',
    'lead.email': lead.email,
    'lead.phone': lead.phone,
    ...factsOfMove(lead),
    'lead.preliminaryQuote': lead.preliminaryQuote,
    'lead.quoteAmount': lead.quoteAmount > 0 ? lead.quoteAmount : null,
    'lead.quoteMin': lead.quote?.minPrice ?? null,
    'lead.quoteMax': lead.quote?.maxPrice ?? null,
    'lead.readinessPercent': lead.readinessPercent,
    'lead.currency': lead.quote?.currency ?? company.currency,
    'lead.status': lead.status,
    'lead.language': lead.language,
    'lead.sourcePage': lead.sourcePage,
    'lead.createdAt': instant(lead.createdAt),
    'lead.chatHistory': lead.chatHistory,
    'lead.url': publicUrl === '' ? '' : publicUrl + leadPath(lead.id),
    'lead.source': sourceOf(lead),
    ...factsOfArrival(lead),
    'lead.bookedAmount': lead.outcome?.amount ?? null,
    'lead.bookedCurrency': lead.outcome?.currency ?? null,
    'lead.bookedMoveDate': lead.outcome?.moveDate ?? null,
    'lead.lostReason': lead.outcome?.reason ?? null,
    'lead.lostWords': lead.outcome?.words || null,
    'lead.mergedIds': lead.mergedIds.join(', ') || null,
  };
}

type HandoffColumn = 'requestType' | 'contactMethod' | 'email' | 'phone' | 'slotStart' | 'timezone';

export function factsOfHandoff(handoff: Pick<HandoffRow, HandoffColumn>): WebhookFacts {
  return {
    'handoff.requestType': handoff.requestType,
    'handoff.contactMethod': handoff.contactMethod,
    'handoff.email': handoff.email,
    'handoff.phone': handoff.phone,
    'handoff.slotStart': handoff.slotStart === null ? null : instant(handoff.slotStart),
    'handoff.timezone': handoff.timezone,
  };
}

export function factsOfFeedback(feedback: Pick<FeedbackRow, 'rating' | 'comment' | 'userEmail'>): WebhookFacts {
  return {
    'feedback.rating': feedback.rating,
    'feedback.comment': feedback.comment,
    'feedback.email': feedback.userEmail,
  };
}
