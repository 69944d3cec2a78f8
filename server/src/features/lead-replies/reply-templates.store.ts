import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { ReplyTemplatesTable } from './lead-replies.table.js';

export type ReplyTemplateRow = Selectable<ReplyTemplatesTable>;

export function listTemplates(db: Db, companyId: string): Promise<ReplyTemplateRow[]> {
  return db
    .selectFrom('replyTemplates')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findTemplate(db: Db, companyId: string, id: string): Promise<ReplyTemplateRow | undefined> {
  return db
    .selectFrom('replyTemplates')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertTemplate(db: Db, template: ReplyTemplateRow): Promise<void> {
  await db.insertInto('replyTemplates').values(template).execute();
}

/** False if somebody else was quicker. */
export async function updateTemplate(db: Db, { id, companyId, version, ...said }: ReplyTemplateRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('replyTemplates')
    .set({ ...said, version: version + 1 })
    .where(({ and }) => and({ companyId, id, version }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteTemplate(db: Db, companyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('replyTemplates')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
