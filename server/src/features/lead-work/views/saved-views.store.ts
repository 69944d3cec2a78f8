import type { Selectable } from 'kysely';
import type { Db } from '../../../database/schema.js';
import type { LeadViewsTable } from '../lead-work.table.js';

export type SavedViewRow = Selectable<LeadViewsTable>;

/** A person's own views are nobody else's, not even an owner's. */
export interface ViewOwner {
  companyId: string;
  personId: string;
}

export function listViews(db: Db, owner: ViewOwner): Promise<SavedViewRow[]> {
  return db
    .selectFrom('leadViews')
    .selectAll()
    .where(({ and }) => and({ companyId: owner.companyId, personId: owner.personId }))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function insertView(db: Db, row: SavedViewRow): Promise<void> {
  await db.insertInto('leadViews').values(row).execute();
}

type ViewAt = ViewOwner & { id: string };
export type ViewChange = Partial<Pick<SavedViewRow, 'name' | 'filter' | 'columns'>>;

/** Undefined if the person has no such view. */
export function updateView(db: Db, at: ViewAt, change: ViewChange): Promise<SavedViewRow | undefined> {
  return db
    .updateTable('leadViews')
    .set(({ ref }) => ({ id: ref('id'), ...change }))
    .where(({ and }) => and({ companyId: at.companyId, personId: at.personId, id: at.id }))
    .returningAll()
    .executeTakeFirst();
}

/** False if the person has no such view. */
export async function deleteView(db: Db, at: ViewAt): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('leadViews')
    .where(({ and }) => and({ companyId: at.companyId, personId: at.personId, id: at.id }))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function findLook(db: Db, { companyId, personId }: ViewOwner): Promise<string | undefined> {
  const found = await db
    .selectFrom('leadListLooks')
    .select('look')
    .where(({ and }) => and({ companyId, personId }))
    .executeTakeFirst();
  return found?.look;
}

export async function writeLook(db: Db, { companyId, personId }: ViewOwner, look: string): Promise<void> {
  await db
    .insertInto('leadListLooks')
    .values({ companyId, personId, look })
    .onConflict((conflict) => conflict.columns(['companyId', 'personId']).doUpdateSet({ look }))
    .execute();
}
