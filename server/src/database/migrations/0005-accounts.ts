import type { Migration } from './migration.js';

export const accounts: Migration = {
  name: '0005-accounts',
  async up(db) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('firstName', 'text', (column) => column.notNull())
      .addColumn('lastName', 'text', (column) => column.notNull())
      .addColumn('passwordHash', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('teamRole', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('emailConfirmedAt', 'bigint')
      .addColumn('termsAcceptedAt', 'bigint')
      .addColumn('marketingConsentAt', 'bigint')
      .addColumn('totpPendingSecret', 'text')
      .addColumn('totpSecret', 'text')
      .addColumn('totpLastStep', 'bigint')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addColumn('updatedAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('peopleByCompany').on('people').column('companyId').execute();
    await db.schema.createIndex('peopleByRole').on('people').column('role').execute();

    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('personId', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('supportCompanyId', 'text', (column) => column.references('companies.id'))
      .addColumn('supportUntil', 'bigint')
      .addColumn('userAgent', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addColumn('lastSeenAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessionsByPerson').on('sessions').column('personId').execute();

    await db.schema
      .createTable('linkTokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('personId', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addColumn('expiresAt', 'bigint', (column) => column.notNull())
      .addColumn('usedAt', 'bigint')
      .execute();
    // The newest link counts, so there is one of each kind.
    await db.schema
      .createIndex('linkTokensByPerson')
      .unique()
      .on('linkTokens')
      .columns(['personId', 'purpose'])
      .execute();

    await db.schema
      .createTable('recoveryCodes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('personId', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('codeHash', 'text', (column) => column.notNull())
      .addColumn('usedAt', 'bigint')
      .execute();
    await db.schema.createIndex('recoveryCodesByPerson').on('recoveryCodes').column('personId').execute();

    await db.schema
      .createTable('invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('teamRole', 'text', (column) => column.notNull())
      .addColumn('invitedBy', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addColumn('expiresAt', 'bigint', (column) => column.notNull())
      .addColumn('acceptedAt', 'bigint')
      .execute();
    await db.schema.createIndex('invitationsByCompany').on('invitations').column('companyId').execute();
  },
};
