import { sql } from 'kysely';
import type { Migration } from './migration.js';

type Schema = Parameters<Migration['up']>[0]['schema'];

export const openQuestions: Migration = {
  name: '0029-open-questions',
  async up(db) {
    await createQuestions(db.schema);
    await createWordings(db.schema);
    await createPages(db.schema);
    await createAskers(db.schema);
    for (const [name, order] of [
      ['Often', 'asked'],
      ['Latest', 'lastAskedAt'],
    ] as const) {
      await sql`CREATE INDEX ${sql.ref(`openQuestions${name}`)}
        ON "openQuestions" ("companyId", "state", ${sql.ref(order)}, "id")`.execute(db);
    }
  },
};

async function createQuestions(schema: Schema): Promise<void> {
  await schema
    .createTable('openQuestions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('companyId', 'text', (column) => column.references('companies.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('wordings', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('asked', 'integer', (column) => column.notNull())
    .addColumn('firstAskedAt', 'bigint', (column) => column.notNull())
    .addColumn('lastAskedAt', 'bigint', (column) => column.notNull())
    .addColumn('entryId', 'text')
    .addColumn('settledAt', 'bigint')
    .addColumn('settledBy', 'text')
    .execute();
  await schema.createIndex('openQuestionsByTime').on('openQuestions').column('lastAskedAt').execute();
}

async function createWordings(schema: Schema): Promise<void> {
  await schema
    .createTable('openQuestionWordings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('questionId', 'text', (column) => column.notNull().references('openQuestions.id').onDelete('cascade'))
    .addColumn('companyId', 'text', (column) => column.references('companies.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('asked', 'integer', (column) => column.notNull())
    .addColumn('lastAskedAt', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('openQuestionWordingsOf').on('openQuestionWordings').column('questionId').execute();
  await schema
    .createIndex('openQuestionWordingsByWords')
    .on('openQuestionWordings')
    .columns(['companyId', 'language', 'country', 'words'])
    .execute();
}

async function createPages(schema: Schema): Promise<void> {
  await schema
    .createTable('openQuestionPages')
    .addColumn('questionId', 'text', (column) => column.notNull().references('openQuestions.id').onDelete('cascade'))
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('asked', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('openQuestionPagesKey', ['questionId', 'path'])
    .execute();
}

async function createAskers(schema: Schema): Promise<void> {
  await schema
    .createTable('openQuestionAskers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('questionId', 'text', (column) => column.notNull().references('openQuestions.id').onDelete('cascade'))
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('leadId', 'text', (column) => column.notNull())
    .addColumn('wordingId', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('answeredAt', 'bigint')
    .addUniqueConstraint('openQuestionAskersOnce', ['questionId', 'leadId'])
    .execute();
  await schema.createIndex('openQuestionAskersOfLead').on('openQuestionAskers').column('leadId').execute();
}
