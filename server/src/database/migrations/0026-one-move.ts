import { type Kysely, sql } from 'kysely';
import { linesOfTranscript, readinessInLines } from './0026-lines-of-transcript.js';
import type { Migration } from './migration.js';

const rowsAtOnce = 500;

/** A move, its quote, its readiness and its conversation are stored as data and no longer as text alone. */
export const oneMove: Migration = {
  name: '0026-one-move',
  async up(db) {
    await db.schema
      .alterTable('leads')
      .addColumn('move', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
    await db.schema
      .alterTable('leads')
      .addColumn('chatLength', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    for (const column of ['quote', 'readiness', 'conversation']) {
      await db.schema.alterTable('leads').addColumn(column, 'text').execute();
    }
    await db.schema.alterTable('handoffs').addColumn('conversation', 'text').execute();
    await sql`UPDATE "leads" SET "chatLength" = octet_length("chatHistory")`.execute(db);
    for (const table of ['leads', 'handoffs'] as const) await moveTranscripts(db, table);
  },
};

interface Told {
  id: string;
  leadId: string | null;
  chatHistory: string;
}

/** The conversations that the chat wrote as text become lines. What a caller wrote in another form stays text. */
async function moveTranscripts(db: Kysely<never>, table: 'leads' | 'handoffs'): Promise<void> {
  const leadId = sql.ref(table === 'leads' ? 'id' : 'leadId');
  for (let after = ''; ; ) {
    const { rows } = await sql<Told>`SELECT "id", ${leadId} AS "leadId", "chatHistory" FROM ${sql.table(table)}
      WHERE "id" > ${after} AND "chatHistory" <> '' ORDER BY "id" LIMIT ${rowsAtOnce}`.execute(db);
    for (const row of rows) await moveTranscript(db, table, row);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}

async function moveTranscript(db: Kysely<never>, table: string, { id, leadId, chatHistory }: Told): Promise<void> {
  const lines = linesOfTranscript(chatHistory);
  if (!lines) return;
  await sql`UPDATE ${sql.table(table)} SET "conversation" = ${JSON.stringify(lines)}, "chatHistory" = ''
    WHERE "id" = ${id}`.execute(db);
  const readiness = readinessInLines(lines);
  if (readiness && leadId !== null) {
    await sql`UPDATE "leads" SET "readiness" = ${JSON.stringify(readiness)} WHERE "id" = ${leadId}`.execute(db);
  }
}
