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

/** A request in the rows of the server, whose times are numbers, or as the dashboard reads it. */
interface CallbackState {
  readonly slotStart: number | string | null;
  readonly cancelledAt: number | string | null;
  readonly closedAt: number | string | null;
  /** False where another callback of the lead has replaced it. */
  readonly holdsSlot: boolean;
}

/** Booked, and neither cancelled nor replaced nor done: the visitor waits for it, whatever the lead's status. */
export function isOpenCallback({ slotStart, cancelledAt, closedAt, holdsSlot }: CallbackState): boolean {
  return slotStart !== null && cancelledAt === null && closedAt === null && holdsSlot;
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
  readonly request: (PersonRequest & Pick<CallbackState, 'closedAt'>) | undefined;
  /** The start of the callback that is open; undefined where none is. */
  readonly callbackAt: number | undefined;
}

/**
 * Until when somebody is to do something: the callback that is booked, what was promised with another request for a
 * person, or the company's own time to answer. Null where nobody waits.
 */
export function leadDue(lead: DueLead, promise: ResponsePromise): number | null {
  if (lead.looksLikeBot) return null;
  const dues = [lead.callbackAt, answerDue(lead, promise)].filter((at) => at !== undefined && at !== null);
  return dues.length === 0 ? null : Math.min(...dues);
}

/** By the status alone: a change of it says that somebody was in touch. */
function answerDue({ status, createdAt, request }: DueLead, promise: ResponsePromise): number | null {
  if (status === 'new') return respondBy(createdAt, promise);
  if (status !== 'human-handoff-requested') return null;
  // Somebody has called, and perhaps reached nobody: what was promised is kept.
  if (request && request.closedAt !== null && request.cancelledAt === null) return null;
  return (request && promisedBy(request, promise.hours)) ?? respondBy(createdAt, promise);
}
