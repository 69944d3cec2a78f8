import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { SessionsTable } from './sessions.table.js';

export type SessionRow = Selectable<SessionsTable>;

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

/** The session and its person in one query, because each call of the dashboard needs them. */
export async function findSession(db: Db, tokenHash: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.personId')
    .innerJoin('companies', 'companies.id', 'people.companyId')
    .leftJoin('companies as supported', 'supported.id', 'sessions.supportCompanyId')
    .select(({ selectFrom }) => [
      'sessions.id as sessionId',
      'sessions.createdAt',
      'sessions.lastSeenAt',
      'sessions.supportCompanyId',
      'sessions.supportUntil',
      'people.id',
      'people.email',
      'people.firstName',
      'people.lastName',
      'people.role',
      'people.teamRole',
      'people.seesLeads',
      'people.companyId',
      'people.state',
      'companies.state as companyState',
      'supported.state as supportCompanyState',
      selectFrom('supportGrants')
        .select(({ fn }) => fn.max('supportGrants.until').as('until'))
        .whereRef('supportGrants.companyId', '=', 'sessions.supportCompanyId')
        .where('supportGrants.endedAt', 'is', null)
        .where(({ eb, or, ref }) =>
          or([eb('supportGrants.personId', 'is', null), eb('supportGrants.personId', '=', ref('sessions.personId'))]),
        )
        .as('supportLeadsUntil'),
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export async function touchSession(db: Db, id: string, lastSeenAt: number): Promise<void> {
  await db.updateTable('sessions').set({ lastSeenAt }).where('id', '=', id).execute();
}

export async function setSupport(
  db: Db,
  id: string,
  support: Pick<SessionRow, 'supportCompanyId' | 'supportUntil'>,
): Promise<void> {
  await db.updateTable('sessions').set(support).where('id', '=', id).execute();
}

export async function findSessionById(db: Db, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteSessionByToken(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
}

/** False if the person has no such session. */
export async function deleteSession(db: Db, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('personId', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteSessionsOf(db: Db, personId: string, but: string | undefined): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('personId', '=', personId)
    .$if(but !== undefined, (query) => query.where('id', '!=', but ?? ''))
    .execute();
}

type Times = Pick<SessionRow, 'lastSeenAt' | 'createdAt'>;

/** Those last seen or created before these times. */
export async function deleteEndedSessions(db: Db, personId: string, { lastSeenAt, createdAt }: Times): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('personId', '=', personId)
    .where(({ eb, or }) => or([eb('lastSeenAt', '<', lastSeenAt), eb('createdAt', '<', createdAt)]))
    .execute();
}

export async function findCompanyName(db: Db, id: string) {
  return db
    .selectFrom('companies')
    .select(['id', 'slug', 'name', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function findCompanyConfig(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('companies').select('config').where('id', '=', id).executeTakeFirstOrThrow();
  return row.config;
}

export async function listSessions(db: Db, personId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('personId', '=', personId)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
}
