import { type BusinessHours, openState } from '../time/business-hours.js';
import { type ResponsePromise, respondBy } from '../time/response-clock.js';
import type { LeadStatus } from './lead-status.js';

const hourMs = 3_600_000;

interface PersonRequest {
  /** Of the callback; null where none was chosen. */
  readonly slotStart: number | null;
  readonly createdAt: number;
  readonly cancelledAt: number | null;
}

/** The time by which the chat promised a contact; null for a callback that was cancelled. */
export function promisedBy(request: PersonRequest, hours: BusinessHours): number | null {
  const { slotStart, createdAt, cancelledAt } = request;
  if (cancelledAt !== null) return null;
  if (slotStart !== null) return slotStart;
  const { isOpen, opensAtMs } = openState(hours, createdAt);
  return isOpen ? createdAt + hourMs : opensAtMs;
}

interface DueLead {
  readonly status: LeadStatus;
  readonly createdAt: number;
  readonly looksLikeBot: boolean;
  /** The last one; undefined where the visitor has not asked for a person. */
  readonly request: PersonRequest | undefined;
}

/**
 * Until when somebody is to do something: what was promised with the request for a person, or the company's own time
 * to answer. Null where nobody waits.
 */
export function leadDue(lead: DueLead, promise: ResponsePromise): number | null {
  const { status, createdAt, looksLikeBot, request } = lead;
  if (looksLikeBot) return null;
  if (status === 'new') return respondBy(createdAt, promise);
  if (status !== 'human-handoff-requested') return null;
  return (request && promisedBy(request, promise.hours)) ?? respondBy(createdAt, promise);
}
