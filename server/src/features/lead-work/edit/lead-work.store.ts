import type { Db } from '../../../database/schema.js';
import type { LeadRow } from '../../leads/leads.service.js';
import type { LeadEditRow, LeadNoteRow } from '../detail/lead-detail.store.js';

interface SeenLead {
  companyId: string;
  leadId: string;
  version: number;
}

/** False if the lead is gone or has changed since. */
export async function takeVersion(db: Db, { companyId, leadId, version }: SeenLead): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('leads')
    .set({ version: version + 1 })
    .where('companyId', '=', companyId)
    .where('id', '=', leadId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findAssigned(
  db: Db,
  companyId: string,
  leadId: string,
): Promise<Pick<LeadRow, 'assigneeId'> | undefined> {
  return db
    .selectFrom('leads')
    .select('assigneeId')
    .where('companyId', '=', companyId)
    .where('id', '=', leadId)
    .executeTakeFirst();
}

export type LeadAt = Omit<SeenLead, 'version'>;

/** Raises the version, since it is an edit for others who have the lead open. */
export async function assignLead(db: Db, { companyId, leadId }: LeadAt, assigneeId: string | null): Promise<void> {
  await db
    .updateTable('leads')
    .set(({ eb }) => ({ assigneeId, version: eb('version', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', leadId)
    .execute();
}

/** False if the lead has the tag already. */
export async function insertTag(db: Db, { companyId, leadId }: LeadAt, tag: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('leadTags')
    .values({ leadId, companyId, tag })
    .onConflict((conflict) => conflict.columns(['leadId', 'tag']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if the lead does not have the tag. */
export async function deleteTag(db: Db, { companyId, leadId }: LeadAt, tag: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('leadTags')
    .where('companyId', '=', companyId)
    .where('leadId', '=', leadId)
    .where('tag', '=', tag)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function insertEdit(db: Db, edit: LeadEditRow): Promise<void> {
  await db.insertInto('leadEdits').values(edit).execute();
}

export async function insertNote(db: Db, note: LeadNoteRow): Promise<void> {
  await db.insertInto('leadNotes').values(note).execute();
}

interface NoteAt {
  companyId: string;
  leadId: string;
  noteId: string;
  /** The author that the note must have; undefined for owners, who may delete any note. */
  personId: string | undefined;
}

export async function deleteNote(db: Db, { companyId, leadId, noteId, personId }: NoteAt): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('leadNotes')
    .where('companyId', '=', companyId)
    .where('leadId', '=', leadId)
    .where('id', '=', noteId)
    .$if(personId !== undefined, (query) => query.where('personId', '=', personId as string))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
