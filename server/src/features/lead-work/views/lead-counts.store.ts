import { sql } from 'kysely';
import type { Db } from '../../../database/schema.js';
import { type Chooser, listed, type Viewer } from '../list/lead-filter.store.js';
import { hasCallback, isOpen, isWaiting } from '../list/lead-view.store.js';

/** Of the open leads all counts come from one reading of the index `leadsOpenByDue`, which holds nothing else. */
export function countOpenLeads(db: Db, chooser: Chooser, personId: string) {
  return listed(db, chooser)
    .where(isOpen)
    .select([
      sql<number>`count(*)`.as('open'),
      sql<number>`count(*) FILTER (WHERE leads."assigneeId" = ${personId})`.as('mine'),
      sql<number>`count(*) FILTER (WHERE leads."assigneeId" IS NULL)`.as('nobody'),
      sql<number>`count(*) FILTER (WHERE ${isWaiting})`.as('needsReply'),
    ])
    .executeTakeFirstOrThrow();
}

const numberOf = sql<number>`count(*)`.as('count');

export async function countAllLeads(db: Db, chooser: Chooser): Promise<number> {
  return (await listed(db, chooser).select(numberOf).executeTakeFirstOrThrow()).count;
}

export async function countCallbacks(db: Db, chooser: Chooser & { viewer: Viewer }): Promise<number> {
  const { companyId, viewer } = chooser;
  const query = listed(db, chooser).where(hasCallback(companyId, viewer.today));
  return (await query.select(numberOf).executeTakeFirstOrThrow()).count;
}
