import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Dependencies } from '../app.js';
import type { Database } from '../database/database.js';
import { createTestApp } from './create-test-app.js';
import { createDatabase, type TestDatabase } from './database/each-database.js';

/** The guides as they were written, so that what was found in them shows by its English text. */
export const guidesInEnglish = { translations: new Map() } satisfies Partial<Dependencies>;

/** One server on a SQLite of its own for all tests of a block: it is there while they run. */
export function useTestApp(changes: Partial<Dependencies> = {}): {
  readonly app: FastifyInstance;
  readonly database: Database;
} {
  let app: FastifyInstance;
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database, changes);
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });
  return {
    get app() {
      return app;
    },
    get database() {
      return test.database;
    },
  };
}
