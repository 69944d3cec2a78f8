import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { SupportGrantsTable } from './support-grants.table.js';

export type SupportGrantRow = Selectable<SupportGrantsTable>;

export async function insertGrant(db: Db, row: SupportGrantRow): Promise<void> {
  await db.insertInto('supportGrants').values(row).execute();
}

/** The newest first. */
export async function listGrants(db: Db, companyId: string, limit: number): Promise<SupportGrantRow[]> {
  const grants = db.selectFrom('supportGrants').selectAll().where('companyId', '=', companyId);
  return grants.orderBy('id', 'desc').limit(limit).execute();
}

export async function findGrant(db: Db, id: string): Promise<SupportGrantRow | undefined> {
  return db.selectFrom('supportGrants').selectAll().where('id', '=', id).executeTakeFirst();
}

interface Ending {
  at: number;
  by: string;
  /** Missing: of every kind. */
  kind?: SupportGrantRow['kind'];
  exceptId?: string | undefined;
  /** Of the staff: only those that let this person in alone. */
  personId?: string;
}

/** Ends those that are open. Returns how many there were. */
export async function endGrants(
  db: Db,
  companyId: string,
  { at, by, kind, exceptId, personId }: Ending,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('supportGrants')
    .set({ endedAt: at, endedBy: by })
    .where('companyId', '=', companyId)
    .where('endedAt', 'is', null)
    .where('until', '>', at)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as SupportGrantRow['kind']))
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId as string))
    .$if(personId !== undefined, (query) => query.where('personId', '=', personId as string))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteGrant(db: Db, companyId: string, id: string): Promise<void> {
  await db.deleteFrom('supportGrants').where('companyId', '=', companyId).where('id', '=', id).execute();
}

const visitActions = ['support.started', 'support.emergency', 'support.ended'] as const;

/** When staff began and ended to look at the company, the newest first. */
export async function listVisits(db: Db, companyId: string, most: number) {
  return db
    .selectFrom('auditEntries')
    .select(['id', 'personName', 'action', 'createdAt'])
    .where('companyId', '=', companyId)
    .where('action', 'in', visitActions)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
