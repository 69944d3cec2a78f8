import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { InvitationsTable } from './invitations.table.js';

export type InvitationRow = Selectable<InvitationsTable>;

export async function insertInvitation(db: Db, row: InvitationRow): Promise<void> {
  await db.insertInto('invitations').values(row).execute();
}

/** A new invitation to an address replaces the one before. */
export async function deleteInvitationsTo(db: Db, companyId: string, email: string): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('companyId', '=', companyId)
    .where('email', '=', email)
    .where('acceptedAt', 'is', null)
    .execute();
}

/** False if the company has no such open invitation. */
export async function deleteInvitation(db: Db, companyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteInvitationsBy(db: Db, invitedBy: string): Promise<void> {
  await db.deleteFrom('invitations').where('invitedBy', '=', invitedBy).where('acceptedAt', 'is', null).execute();
}

export async function listOpenInvitations(db: Db, companyId: string, at: number): Promise<InvitationRow[]> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('acceptedAt', 'is', null)
    .where('expiresAt', '>', at)
    .orderBy('id')
    .execute();
}

/** The addresses of all invitations by their ids, open or not. */
export async function listInvitedAddresses(db: Db, companyId: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('invitations').select(['id', 'email']).where('companyId', '=', companyId).execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Invitations that nobody has accepted, with the inviting company and person. */
function selectOpen(db: Db) {
  return db
    .selectFrom('invitations')
    .innerJoin('companies', 'companies.id', 'invitations.companyId')
    .innerJoin('people', 'people.id', 'invitations.invitedBy')
    .select(['invitations.email', 'invitations.role', 'invitations.teamRole'])
    .select(['companies.name as companyName', 'companies.config', 'people.firstName', 'people.lastName'])
    .where('invitations.acceptedAt', 'is', null);
}

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findOpenInvitation>>>;

export async function findOpenInvitation(db: Db, id: string) {
  return selectOpen(db).where('invitations.id', '=', id).executeTakeFirst();
}

export async function findInvitationByToken(db: Db, tokenHash: string, at: number) {
  return selectOpen(db)
    .where('invitations.tokenHash', '=', tokenHash)
    .where('invitations.expiresAt', '>', at)
    .executeTakeFirst();
}

/** Gives an open invitation's link a new token. False if it is no longer open. */
export async function renewInvitation(db: Db, { id, tokenHash, at }: { id: string; tokenHash: string; at: number }) {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ tokenHash })
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses the invitation up, so that a second call finds nothing. */
export async function takeInvitation(db: Db, tokenHash: string, at: number): Promise<InvitationRow | undefined> {
  return db
    .updateTable('invitations')
    .set({ acceptedAt: at })
    .where('tokenHash', '=', tokenHash)
    .where('acceptedAt', 'is', null)
    .where('expiresAt', '>', at)
    .returningAll()
    .executeTakeFirst();
}
