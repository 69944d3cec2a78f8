import type { Migration } from './migration.js';

/** An applicant who puts a word right applies anew: what was said counts, and no longer whose address it names. */
export const betaApplicantsByWords: Migration = {
  name: '0020-beta-applicants-by-words',
  async up(db) {
    await db.schema.alterTable('betaApplicants').renameColumn('email', 'contentHash').execute();
  },
};
