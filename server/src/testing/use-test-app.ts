import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../database/database.js';
import { createTestApp } from './create-test-app.js';
import { createDatabase, type TestDatabase } from './database/each-database.js';

/** One server on a SQLite of its own for all tests of a block: it is there while they run. */
export function useTestApp(): { readonly app: FastifyInstance; readonly database: Database } {
  let app: FastifyInstance;
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database);
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
