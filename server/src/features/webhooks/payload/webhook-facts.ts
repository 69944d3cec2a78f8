import { factNames, factValue } from '@meg/shared/contract/lead-facts';
import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import type { Move } from '@meg/shared/contract/move';
import type { WebhookField } from '@meg/shared/contract/webhook-fields';
import type { WebhookEvent } from '@meg/shared/contract/webhooks';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { leadPath } from '@meg/shared/domain/paths';

export type Fact = string | number | null;

/** All that a payload can say. What the event has nothing to do with is missing. */
export type WebhookFacts = Readonly<Partial<Record<WebhookField, Fact>>>;

export interface EventFacts {
  id: string;
  type: WebhookEvent;
  atMs: number;
  company: { name: string; slug: string; currency: string };
  /** Where the dashboard is reached; empty where the server does not know. */
  publicUrl: string;
}

/** The columns of a lead that a payload may tell. */
export interface LeadFacts {
  id: string;
  name: string;
  email: string;
  phone: string;
  move: Move;
  /** What the visitor was shown, as data; null where it was not sent so. */
  quote: Pick<LeadQuote, 'minPrice' | 'maxPrice' | 'currency'> | null;
  readinessPercent: number | null;
  preliminaryQuote: string;
  quoteAmount: number;
  status: string;
  language: string;
  sourcePage: string;
  chatHistory: string;
  createdAt: number;
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
  };
}

interface HandoffFacts {
  requestType: string;
  contactMethod: string | null;
  email: string;
  phone: string;
  slotStart: number | null;
  timezone: string;
}

export function factsOfHandoff(handoff: HandoffFacts): WebhookFacts {
  return {
    'handoff.requestType': handoff.requestType,
    'handoff.contactMethod': handoff.contactMethod,
    'handoff.email': handoff.email,
    'handoff.phone': handoff.phone,
    'handoff.slotStart': handoff.slotStart === null ? null : instant(handoff.slotStart),
    'handoff.timezone': handoff.timezone,
  };
}

export function factsOfFeedback(given: { rating: number; comment: string; userEmail: string }): WebhookFacts {
  return {
    'feedback.rating': given.rating,
    'feedback.comment': given.comment,
    'feedback.email': given.userEmail,
  };
}
