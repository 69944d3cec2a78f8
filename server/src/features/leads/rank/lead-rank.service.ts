import { leadDue } from '@meg/shared/domain/leads/lead-due';
import { scoreLead } from '@meg/shared/domain/leads/lead-score';
import type { ResponsePromise } from '@meg/shared/domain/time/response-clock';
import { knownLead } from '../facts/known-lead.service.js';
import type { LeadRow } from '../leads.table.js';

/** Stored for leads that are not due: later than any time, so that they stand last where the due ones stand first. */
export const noDue = 8_640_000_000_000_000;

/** Stored as the score of leads that came before it was stored. */
export const notRanked = -1;

export const rankedColumns = [
  'id',
  'companyId',
  'email',
  'phone',
  'originCity',
  'destinationCity',
  'moveType',
  'moveDetails',
  'propertySize',
  'moveSize',
  'moveDate',
  'move',
  'quoteAmount',
  'readiness',
  'chatLength',
  'status',
  'botSign',
  'createdAt',
] as const satisfies readonly (keyof LeadRow)[];

export type RankedLead = Pick<LeadRow, (typeof rankedColumns)[number]>;

/** What other tables say of a lead. */
export interface RankFacts {
  askedForPerson: boolean;
  request: Parameters<typeof leadDue>[0]['request'];
  callbackAt: number | undefined;
}

export const nothingAsked: RankFacts = { askedForPerson: false, request: undefined, callbackAt: undefined };

/**
 * What the list is sorted by and no other column says. Stored, so that an index has its order; worked out by the same
 * rules as the score and the due time that people see.
 */
export function rankOf(lead: RankedLead, facts: RankFacts, at: { promise: ResponsePromise; nowMs: number }) {
  const { askedForPerson, request, callbackAt } = facts;
  const { status, createdAt, chatLength } = lead;
  const known = knownLead(lead, at.nowMs);
  return {
    score: scoreLead({ ...known, chatLength, askedForPerson }).score,
    dueAt: leadDue({ status, createdAt, looksLikeBot: known.looksLikeBot, request, callbackAt }, at.promise) ?? noDue,
  };
}
