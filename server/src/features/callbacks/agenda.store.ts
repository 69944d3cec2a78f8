import { slotMinutes } from '@meg/shared/domain/time/callback-slots';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.js';
import { minuteMs } from '../../time/time-units.js';

export interface AgendaSight {
  companyId: string;
  /** Of the leads of people only those of this one, and nobody's; undefined for all. */
  onlyOf: string | undefined;
}

const handoffColumns = [
  'handoffs.id',
  'handoffs.companyId',
  'handoffs.leadId',
  'handoffs.joinedAt',
  'handoffs.slotStart',
  'handoffs.timezone',
  'handoffs.email',
  'handoffs.phone',
  'handoffs.result',
  'handoffs.closedAt',
  'handoffs.cancelledAt',
  'handoffs.version',
] as const;

/** Callbacks that are held: not cancelled, not replaced by another one, and no bot's. */
function held(db: Db, { companyId, onlyOf }: AgendaSight) {
  return db
    .selectFrom('handoffs')
    .leftJoin('leads', 'leads.id', 'handoffs.leadId')
    .where('handoffs.companyId', '=', companyId)
    .where('handoffs.slotSeat', 'is not', null)
    .where('handoffs.cancelledAt', 'is', null)
    .where('handoffs.botSign', 'is', null)
    .$if(onlyOf !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([eb('leads.assigneeId', 'is', null), eb('leads.assigneeId', '=', onlyOf as string)]),
      ),
    );
}

const described = (db: Db, sight: AgendaSight) =>
  held(db, sight)
    .leftJoin('visitorMailStops', (join) =>
      join.onRef('visitorMailStops.companyId', '=', 'handoffs.companyId').on(
        'visitorMailStops.subjectId',
        '=',
        sql<string>`CASE WHEN "handoffs"."joinedAt" IS NULL THEN COALESCE("handoffs"."leadId", "handoffs"."id")
            ELSE "handoffs"."id" END`,
      ),
    )
    .select([
      ...handoffColumns,
      sql<string>`COALESCE("leads"."name", "handoffs"."name")`.as('name'),
      'leads.phone as leadPhone',
      'leads.originCity',
      'leads.destinationCity',
      'leads.assigneeId',
      'leads.version as leadVersion',
      'visitorMailStops.subjectId as stoppedFor',
    ]);

export type AgendaRow = Awaited<ReturnType<typeof listHeld>>[number];

interface Days {
  fromMs: number;
  toMs: number;
  most: number;
}

export function listHeld(db: Db, sight: AgendaSight, { fromMs, toMs, most }: Days) {
  return described(db, sight)
    .where('handoffs.slotStart', '>=', fromMs)
    .where('handoffs.slotStart', '<', toMs)
    .orderBy('handoffs.slotStart')
    .orderBy('handoffs.id')
    .limit(most)
    .execute();
}

/** Those that ended by then without a result. */
const overdueBy = (nowMs: number) => nowMs - slotMinutes * minuteMs;

export function listOverdue(db: Db, sight: AgendaSight, { nowMs, most }: { nowMs: number; most: number }) {
  return described(db, sight)
    .where('handoffs.closedAt', 'is', null)
    .where('handoffs.slotStart', '<=', overdueBy(nowMs))
    .orderBy('handoffs.slotStart')
    .orderBy('handoffs.id')
    .limit(most)
    .execute();
}

/** Those without a result that begin before then. */
export async function countOpen(db: Db, sight: AgendaSight, { nowMs, toMs }: { nowMs: number; toMs: number }) {
  const { today, overdue } = await held(db, sight)
    .where('handoffs.closedAt', 'is', null)
    .where('handoffs.slotStart', '<', toMs)
    .select([
      sql<number>`count(*)`.as('today'),
      sql<number>`count(*) FILTER (WHERE "handoffs"."slotStart" <= ${overdueBy(nowMs)})`.as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  return { today: Number(today), overdue: Number(overdue) };
}

export function findHeld(db: Db, sight: AgendaSight, id: string) {
  return described(db, sight).where('handoffs.id', '=', id).executeTakeFirst();
}
