import type { Migration } from './migration.js';

/** What the chat said to an open question the last time. Questions of before have it from the next time on. */
export const chatAnswers: Migration = {
  name: '0060-chat-answers',
  async up({ schema }) {
    await schema
      .alterTable('openQuestions')
      .addColumn('chatAnswer', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
