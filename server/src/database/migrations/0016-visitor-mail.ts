import type { Migration } from './migration.js';

type Schema = Parameters<Migration['up']>[0]['schema'];

export const visitorMail: Migration = {
  name: '0016-visitor-mail',
  async up({ schema }) {
    for (const table of ['leads', 'handoffs']) {
      await schema
        .alterTable(table)
        .addColumn('wantsEmail', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await createVisitorMails(schema);
    await createUnsubscribeLinks(schema);
  },
};

async function createVisitorMails(schema: Schema): Promise<void> {
  await schema
    .createTable('visitorMails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('subjectId', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('addressHash', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('sentAt', 'bigint')
    .addColumn('reason', 'text')
    .addUniqueConstraint('visitorMailPlaces', ['companyId', 'addressHash', 'day', 'place'])
    .execute();
  await schema.createIndex('visitorMailsOfSubject').on('visitorMails').columns(['subjectId']).execute();
  await schema.createIndex('visitorMailsByTime').on('visitorMails').columns(['createdAt']).execute();
  await schema
    .createTable('visitorMailStops')
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('subjectId', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('visitorMailStopsKey', ['companyId', 'subjectId'])
    .execute();
}

async function createUnsubscribeLinks(schema: Schema): Promise<void> {
  await schema
    .createTable('unsubscribeLinks')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('personId', 'text')
    .addColumn('types', 'text', (column) => column.notNull())
    .addColumn('subjectId', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('unsubscribeLinksOfSubject').on('unsubscribeLinks').columns(['subjectId']).execute();
  await schema.createIndex('unsubscribeLinksByTime').on('unsubscribeLinks').columns(['createdAt']).execute();
}
