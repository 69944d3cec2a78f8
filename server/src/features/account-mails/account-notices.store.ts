import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { AccountNoticesTable } from './account-notices.table.js';

export type AccountNotice = Selectable<AccountNoticesTable>;

export async function insertNotice(db: Db, row: AccountNotice): Promise<void> {
  await db.insertInto('accountNotices').values(row).execute();
}

export async function findNotice(db: Db, id: string): Promise<AccountNotice | undefined> {
  return db.selectFrom('accountNotices').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteNotice(db: Db, id: string): Promise<void> {
  await db.deleteFrom('accountNotices').where('id', '=', id).execute();
}
