import type { Selectable, Updateable } from 'kysely';
import { insertOnce } from '../../database/insert-once.js';
import type { Db } from '../../database/schema.js';
import type { PeopleTable } from './people.table.js';

export type PersonRow = Selectable<PeopleTable>;

/** False where the address has an account already. */
export const insertPersonOnce = (db: Db, row: PersonRow): Promise<boolean> => insertOnce(db, 'people', row, ['email']);

export async function findPersonByEmail(db: Db, email: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function findPersonById(db: Db, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updatePerson(db: Db, id: string, changes: Updateable<PeopleTable>): Promise<void> {
  await db.updateTable('people').set(changes).where('id', '=', id).execute();
}

export async function listPeople(db: Db, companyId: string): Promise<PersonRow[]> {
  return db.selectFrom('people').selectAll().where('companyId', '=', companyId).orderBy('id').execute();
}

export async function listInternalPeople(db: Db): Promise<PersonRow[]> {
  const internal = db.selectFrom('people').selectAll().where('role', 'in', ['internal_admin', 'super_admin']);
  return internal.orderBy('id').execute();
}

/** False where the version has changed, or the company has no such person. */
export async function updatePersonAtVersion(
  db: Db,
  { id, companyId, version }: Pick<PersonRow, 'id' | 'companyId' | 'version'>,
  changes: Pick<Updateable<PeopleTable>, 'role' | 'teamRole' | 'seesLeads' | 'state' | 'updatedAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ ...changes, version: version + 1 })
    .where(({ and }) => and({ id, companyId, version }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Whether the account still has that password. Locks the row by writing it, so that a login and a change of the
 * password come one after the other.
 */
export async function holdWithPassword(db: Db, { id, passwordHash }: Pick<PersonRow, 'id' | 'passwordHash'>) {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set(({ ref }) => ({ state: ref('state') }))
    .where(({ and }) => and({ id, passwordHash, state: 'active' }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where a code of this step or a later one was used before. */
export async function takeTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ totpLastStep: step })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('totpLastStep', 'is', null), eb('totpLastStep', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countActivePeople(db: Db, companyIds: readonly string[]): Promise<Map<string, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(({ fn }) => ['companyId', fn.countAll<number>().as('count')])
    .where('companyId', 'in', companyIds)
    .where('state', '=', 'active')
    .groupBy('companyId')
    .execute();
  return new Map(rows.map(({ companyId, count }) => [companyId, Number(count)]));
}
