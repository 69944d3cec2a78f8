import { type Kysely, sql } from 'kysely';
import { foldName, personKeys, searchWords } from '../../features/leads/lead-search.service.js';
import { amountOfRange } from './0006-amount-of-range.js';
import type { Migration } from './migration.js';

const sorts = [
  ['leadsByTime', ['companyId', 'createdAt', 'id']],
  ['leadsByName', ['companyId', 'nameKey', 'id']],
  ['leadsByAmount', ['companyId', 'quoteAmount', 'id']],
  ['leadsByStatus', ['companyId', 'status', 'createdAt', 'id']],
  ['leadsByAssignee', ['companyId', 'assigneeId', 'createdAt', 'id']],
  ['leadsByMoveType', ['companyId', 'moveType', 'createdAt', 'id']],
  ['leadsByEmail', ['companyId', 'emailKey']],
  ['leadsByPhone', ['companyId', 'phoneKey']],
] as const;

/** Names of people sort by bytes on both databases: PostgreSQL's own order depends on how it was installed. */
const byBytes = { sqlite: sql`text COLLATE BINARY`, postgres: sql`text COLLATE "C"` };

export const leadWork: Migration = {
  name: '0006-lead-work',
  async up(db, dialect) {
    await db.schema
      .alterTable('leads')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('leads').addColumn('assigneeId', 'text').execute();
    await db.schema.alterTable('leads').addColumn('moveDate', 'text').execute();
    await db.schema
      .alterTable('leads')
      .addColumn('quoteAmount', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('leads')
      .addColumn('nameKey', byBytes[dialect], (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('leads')
      .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const key of ['emailKey', 'phoneKey'] as const) {
      await db.schema
        .alterTable('leads')
        .addColumn(key, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
    for (const [name, columns] of sorts) {
      await db.schema
        .createIndex(name)
        .on('leads')
        .columns([...columns])
        .execute();
    }
    await createSearch(db, dialect);
    await workTables(db);
    await fillIn(db, dialect);
  },
};

async function createSearch(db: Kysely<never>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  if (dialect === 'postgres') {
    // New entries wait in a list that every search reads through and that one insert in many must clear: a short one.
    await sql`CREATE INDEX "leadsByWords" ON "leads" USING gin (array_to_tsvector(string_to_array("searchText", ' ')))
      WITH (gin_pending_list_limit = 256)`.execute(db);
    return;
  }
  // The words come parted and folded. The other tokenizers would part those of scripts that they do not know.
  await sql`CREATE VIRTUAL TABLE "leadSearch" USING fts5("words", "leadId" UNINDEXED, tokenize="ascii", prefix='1 2 3', detail=none)`.execute(
    db,
  );
  // What is erased must not be readable in what the index leaves behind.
  await sql`INSERT INTO "leadSearch"("leadSearch", "rank") VALUES ('secure-delete', 1)`.execute(db);
}

async function workTables(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('feedbackByLead').on('feedback').column('leadId').execute();
  await db.schema
    .createTable('leadTags')
    .addColumn('leadId', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('leadTagsKey', ['leadId', 'tag'])
    .execute();
  await db.schema.createIndex('leadTagsByTag').on('leadTags').columns(['companyId', 'tag', 'leadId']).execute();
  await db.schema
    .createTable('leadNotes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('leadId', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('personId', 'text', (column) => column.notNull())
    .addColumn('personName', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('leadNotesByLead').on('leadNotes').columns(['leadId', 'createdAt']).execute();
  await db.schema
    .createTable('leadEdits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('leadId', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('personId', 'text')
    .addColumn('personName', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('leadEditsByLead').on('leadEdits').columns(['leadId', 'createdAt']).execute();
}

interface OlderLead {
  id: string;
  companyId: string;
  name: string;
  email: string;
  phone: string;
  originCity: string;
  destinationCity: string;
  preliminaryQuote: string;
}

/** The leads of before can be found and sorted like those to come. */
async function fillIn(db: Kysely<never>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  const { rows } = await sql<OlderLead>`SELECT "id", "companyId", "name", "email", "phone", "originCity",
    "destinationCity", "preliminaryQuote" FROM "leads" ORDER BY "createdAt", "id"`.execute(db);
  for (const lead of rows) {
    const words = searchWords({ ...lead, conversation: null, chatHistory: '' });
    const { emailKey, phoneKey } = personKeys(lead);
    await sql`UPDATE "leads" SET "searchText" = ${dialect === 'postgres' ? words : ''}, "nameKey" = ${foldName(lead.name)},
      "quoteAmount" = ${amountOfRange(lead.preliminaryQuote)}, "emailKey" = ${emailKey}, "phoneKey" = ${phoneKey} WHERE "id" = ${lead.id}`.execute(
      db,
    );
    if (dialect === 'sqlite') {
      await sql`INSERT INTO "leadSearch" ("words", "leadId") VALUES (${words}, ${lead.id})`.execute(db);
    }
  }
}
