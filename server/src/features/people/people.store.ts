import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { PeopleTable } from './people.table.js';

export type PersonRow = Selectable<PeopleTable>;

/** False where the address has an account already. */
export async function insertPersonOnce(db: Db, row: PersonRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('people')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findPersonByEmail(db: Db, email: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function findPersonById(db: Db, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function isAnyPersonInternal(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('role', 'in', ['internal_admin', 'super_admin'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updatePerson(db: Db, id: string, changes: Updateable<PeopleTable>): Promise<void> {
  await db.updateTable('people').set(changes).where('id', '=', id).execute();
}

export async function listPeople(db: Db, companyId: string): Promise<PersonRow[]> {
  return db.selectFrom('people').selectAll().where('companyId', '=', companyId).orderBy('id').execute();
}

export async function listInternalPeople(db: Db): Promise<PersonRow[]> {
  return db
    .selectFrom('people')
    .selectAll()
    .where('role', 'in', ['internal_admin', 'super_admin'])
    .orderBy('id')
    .execute();
}

/** False where the version is not the one that was seen, or no such person is in the company. */
export async function updatePersonAtVersion(
  db: Db,
  { id, companyId, version }: Pick<PersonRow, 'id' | 'companyId' | 'version'>,
  changes: Pick<Updateable<PeopleTable>, 'role' | 'teamRole' | 'state' | 'updatedAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Whether the account still has that password. Takes the row, so that a change of the password and a login with the
 * former one come one after the other.
 */
export async function holdWithPassword(
  db: Db,
  { id, passwordHash }: Pick<PersonRow, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set(({ ref }) => ({ state: ref('state') }))
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where a code of this time or a later one was taken before. */
export async function takeTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ totpLastStep: step })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('totpLastStep', 'is', null), eb('totpLastStep', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
