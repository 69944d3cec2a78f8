import type { Db } from '../../../database/schema.js';
import type { LeadRow } from '../leads.table.js';

/** What was said before and is said now, in words; each as many as have changed. */
export interface Change {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

interface VisitorEdit {
  id: string;
  companyId: string;
  leadId: string;
  createdAt: number;
}

/** What the timeline shows of a change; what has changed is in its own part, so that a later change can be added. */
const between = ' · ';
const inParts = (text: string | null): string[] => (text === null || text === '' ? [] : text.split(between));
const inOne = ({ before, after }: Change) => ({ before: before.join(between), after: after.join(between) });

/** By the visitor: no person of the company. */
const byVisitor = { personId: null, personName: '' };

/** The last one of that lead since then. */
export async function findVisitorEdit(
  db: Db,
  { companyId, leadId, sinceMs }: { companyId: string; leadId: string; sinceMs: number },
): Promise<(Pick<VisitorEdit, 'id' | 'createdAt'> & Change) | undefined> {
  const row = await db
    .selectFrom('leadEdits')
    .select(['id', 'before', 'after', 'createdAt'])
    .where('companyId', '=', companyId)
    .where('leadId', '=', leadId)
    .where('kind', '=', 'revised')
    .where('createdAt', '>', sinceMs)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row && { ...row, before: inParts(row.before), after: inParts(row.after) };
}

export async function insertVisitorEdit(db: Db, edit: VisitorEdit, change: Change): Promise<void> {
  await db
    .insertInto('leadEdits')
    .values({ ...edit, ...byVisitor, ...inOne(change), kind: 'revised', detail: '' })
    .execute();
}

export async function changeVisitorEdit(db: Db, { id, companyId }: VisitorEdit, change: Change): Promise<void> {
  await db
    .updateTable('leadEdits')
    .set(inOne(change))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

interface KeptQuotes {
  edit: VisitorEdit;
  isNew: boolean;
  newId: string;
  /** As it was before. */
  lead: LeadRow;
  /** The one that is shown now, as JSON. */
  quote: string;
}

/** The quote of an entry has its id. That before it is kept too, unless it is already. */
export async function keepQuotes(db: Db, { edit, isNew, newId, lead, quote }: KeptQuotes): Promise<void> {
  const { companyId, leadId } = edit;
  const changed = await db
    .updateTable('leadQuotes')
    .set({ quote })
    .where('companyId', '=', companyId)
    .where('id', '=', edit.id)
    .executeTakeFirst();
  if (!isNew && changed.numUpdatedRows > 0n) return;
  const known = await db
    .selectFrom('leadQuotes')
    .select('id')
    .where('companyId', '=', companyId)
    .where('leadId', '=', leadId)
    .where('quote', '=', lead.quote ?? '')
    .executeTakeFirst();
  const kept = { companyId, leadId, ...byVisitor };
  if (!known && lead.quote !== null) {
    const first = { id: newId, ...kept, quote: lead.quote, createdAt: lead.createdAt };
    await db.insertInto('leadQuotes').values(first).execute();
  }
  await db
    .insertInto('leadQuotes')
    .values({ id: edit.id, ...kept, quote, createdAt: edit.createdAt })
    .execute();
}
