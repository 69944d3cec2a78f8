import type { SiteMessageKind, SiteMessageState } from '@meg/shared/contract/site-messages';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { SiteMessagesTable } from './site-messages.table.js';

export type SiteMessageRow = Selectable<SiteMessagesTable>;

/** False if a message of that kind with the key exists. */
export async function insertSiteMessageOnce(db: Db, row: SiteMessageRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('siteMessages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'idempotencyKey']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findSiteMessageByKey(db: Db, kind: SiteMessageKind, key: string) {
  return db
    .selectFrom('siteMessages')
    .select(['id', 'bodyHash'])
    .where('kind', '=', kind)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
}

export async function findSiteMessage(db: Db, id: string): Promise<SiteMessageRow | undefined> {
  return db.selectFrom('siteMessages').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface SiteMessageFilter {
  kind: SiteMessageKind | undefined;
  state: SiteMessageState | undefined;
  before: string | undefined;
  limit: number;
}

/** The newest first. `bots` leaves out messages of bots that were answered. */
export async function listSiteMessages(db: Db, filter: SiteMessageFilter): Promise<SiteMessageRow[]> {
  const { kind, state, before, limit } = filter;
  return db
    .selectFrom('siteMessages')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as SiteMessageKind))
    .$if(state === 'open', (query) => query.where('answeredAt', 'is', null).where('botSign', 'is', null))
    .$if(state === 'answered', (query) => query.where('answeredAt', 'is not', null))
    .$if(state === 'bots', (query) => query.where('botSign', 'is not', null).where('answeredAt', 'is', null))
    .$if(before !== undefined, (query) => query.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

type Answered = Pick<SiteMessageRow, 'answeredAt' | 'answeredBy'>;

/** False if nothing changed or the message does not exist. */
export async function setAnswered(db: Db, id: string, answered: Answered): Promise<boolean> {
  const isAnswered = answered.answeredAt !== null;
  const { numUpdatedRows } = await db
    .updateTable('siteMessages')
    .set(answered)
    .where('id', '=', id)
    .where('answeredAt', isAnswered ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteSiteMessage(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('siteMessages').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteSiteMessagesBefore(db: Db, beforeMs: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('siteMessages').where('createdAt', '<', beforeMs).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteMessagesOfBots(db: Db, beforeMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('siteMessages')
    .where('createdAt', '<', beforeMs)
    .where('botSign', 'is not', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
