import { type Kysely, sql } from 'kysely';
import { entryMatch, searchWords } from '../../features/leads/lead-search.service.js';
import type { Migration } from './migration.js';

const rowsAtOnce = 500;

type Lead = Parameters<typeof searchWords>[0];

/** Leads are found by their reference, their notes and what the visitor said as well. */
export const searchSaidWords: Migration = {
  name: '0042-search-said-words',
  async up(db, dialect) {
    for (let after = ''; ; ) {
      const { rows } = await sql<Lead>`SELECT "id", "companyId", "name", "email", "phone", "originCity",
        "destinationCity", "conversation", "chatHistory" FROM "leads" WHERE "id" > ${after}
        ORDER BY "id" LIMIT ${rowsAtOnce}`.execute(db);
      const last = rows.at(-1);
      if (!last) return;
      const notes = await notesOf(db, { after, upTo: last.id });
      for (const lead of rows) await index(db, dialect, lead, notes.get(lead.id) ?? []);
      after = last.id;
    }
  },
};

async function notesOf(db: Kysely<never>, { after, upTo }: { after: string; upTo: string }) {
  const notes = new Map<string, string[]>();
  const { rows } = await sql<{ leadId: string; text: string }>`SELECT "leadId", "text" FROM "leadNotes"
    WHERE "leadId" > ${after} AND "leadId" <= ${upTo} ORDER BY "leadId", "createdAt"`.execute(db);
  for (const { leadId, text } of rows) notes.set(leadId, [...(notes.get(leadId) ?? []), text]);
  return notes;
}

/** On SQLite an entry keeps its row number, which is its place in the order of arrival. */
async function index(
  db: Kysely<never>,
  dialect: 'sqlite' | 'postgres',
  lead: Lead,
  notes: readonly string[],
): Promise<void> {
  const words = searchWords(lead, { notes });
  if (dialect === 'postgres') await sql`UPDATE "leads" SET "searchText" = ${words} WHERE "id" = ${lead.id}`.execute(db);
  else
    await sql`UPDATE "leadSearch" SET "words" = ${words} WHERE rowid IN
      (SELECT rowid FROM "leadSearch" WHERE "leadSearch" MATCH ${entryMatch(lead.id)})`.execute(db);
}
