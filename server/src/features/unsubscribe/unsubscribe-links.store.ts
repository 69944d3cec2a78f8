import type { Selectable } from 'kysely';
import { notByIndex } from '../../database/not-by-index.js';
import type { Db } from '../../database/schema.js';
import type { LeadMerge } from '../../people/lead-merge.js';
import type { UnsubscribeLinksTable } from './unsubscribe-links.table.js';

export type UnsubscribeLink = Selectable<UnsubscribeLinksTable>;

export async function insertLink(db: Db, row: UnsubscribeLink): Promise<void> {
  await db.insertInto('unsubscribeLinks').values(row).execute();
}

export async function findLink(db: Db, tokenHash: string): Promise<UnsubscribeLink | undefined> {
  return db.selectFrom('unsubscribeLinks').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();
}

export async function deleteLinksOfSubjects(db: Db, companyId: string, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await db
    .deleteFrom('unsubscribeLinks')
    .where('subjectId', 'in', subjectIds)
    .where('companyId', '=', companyId)
    .execute();
}

export async function carryLinksOver(db: Db, { companyId, mergedId, keptId }: LeadMerge): Promise<void> {
  await db
    .updateTable('unsubscribeLinks')
    .set({ subjectId: keptId })
    .where('subjectId', '=', mergedId)
    .where(notByIndex('companyId'), '=', companyId)
    .execute();
}
