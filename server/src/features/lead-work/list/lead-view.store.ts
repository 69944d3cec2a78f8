import { type LeadView, openStatuses, waitingStatuses } from '@meg/shared/domain/leads/lead-views';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../../database/schema.js';

export type LeadsQuery = SelectQueryBuilder<Schema, 'leads', object>;

/** Who looks at the list, for the views that follow from it. */
export interface Viewer {
  personId: string;
  /** In the company's time zone. */
  today: { startMs: number; endMs: number };
}

const literals = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

/** In the words of the index `leadsOpenByDue`, so that both databases see that it has all of these leads. */
export const isOpen = sql<SqlBool>`leads."botSign" IS NULL AND leads."status" IN (${literals(openStatuses)})`;
export const isWaiting = sql<SqlBool>`leads."status" IN (${literals(waitingStatuses)})`;

export const hasCallback = (companyId: string, { startMs, endMs }: Viewer['today']) => sql<SqlBool>`leads."id" IN
  (SELECT "leadId" FROM "handoffs" WHERE "companyId" = ${companyId} AND "slotStart" >= ${startMs}
    AND "slotStart" < ${endMs} AND "slotSeat" IS NOT NULL AND "cancelledAt" IS NULL)`;

interface InView {
  companyId: string;
  view: LeadView | undefined;
  viewer: Viewer | undefined;
}

export function inView(query: LeadsQuery, { companyId, view, viewer }: InView): LeadsQuery {
  if (view === undefined || view === 'all' || viewer === undefined) return query;
  if (view === 'callbacksToday') return query.where(hasCallback(companyId, viewer.today));
  const open = query.where(isOpen);
  if (view === 'mine') return open.where('leads.assigneeId', '=', viewer.personId);
  if (view === 'nobody') return open.where('leads.assigneeId', 'is', null);
  return view === 'needsReply' ? open.where(isWaiting) : open;
}
