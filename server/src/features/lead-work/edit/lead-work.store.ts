import { insertOnce } from '../../../database/insert-once.js';
import type { Db } from '../../../database/schema.js';
import type { LeadEditsTable, LeadNotesTable } from '../lead-work.table.js';

export interface LeadAt {
  companyId: string;
  leadId: string;
}

/** False if the lead is gone or has changed since. */
export async function takeVersion(db: Db, { companyId, leadId }: LeadAt, version: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('leads')
    .set({ version: version + 1 })
    .where(({ and }) => and({ companyId, id: leadId, version }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function findAssigned(db: Db, { companyId, leadId }: LeadAt) {
  return db
    .selectFrom('leads')
    .select('assigneeId')
    .where('companyId', '=', companyId)
    .where('id', '=', leadId)
    .executeTakeFirst();
}

/** Raises the version, because others may have the lead open. */
export async function assignLead(db: Db, { companyId, leadId }: LeadAt, assigneeId: string | null): Promise<void> {
  await db
    .updateTable('leads')
    .set(({ eb }) => ({ assigneeId, version: eb('version', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', leadId)
    .execute();
}

/** False if the lead has the tag already. */
export const insertTag = (db: Db, { companyId, leadId }: LeadAt, tag: string): Promise<boolean> =>
  insertOnce(db, 'leadTags', { leadId, companyId, tag }, ['leadId', 'tag']);

/** False if the lead does not have the tag. */
export async function deleteTag(db: Db, { companyId, leadId }: LeadAt, tag: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('leadTags')
    .where(({ and }) => and({ companyId, leadId, tag }))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function insertEdit(db: Db, edit: LeadEditsTable): Promise<void> {
  await db.insertInto('leadEdits').values(edit).execute();
}

export async function insertNote(db: Db, note: LeadNotesTable): Promise<void> {
  await db.insertInto('leadNotes').values(note).execute();
}

interface NoteAt extends LeadAt {
  noteId: string;
  /** The author that the note must have; undefined for owners, who may delete any note. */
  personId: string | undefined;
}

export async function deleteNote(db: Db, { companyId, leadId, noteId, personId }: NoteAt): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('leadNotes')
    .where(({ and }) => and({ companyId, leadId, id: noteId }))
    .$if(personId !== undefined, (query) => query.where('personId', '=', personId as string))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
