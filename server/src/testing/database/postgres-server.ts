import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.mjs';

export { startPostgres };

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server's administration address; each suite makes a database of its own there. */
    postgresUrl: string;
  }
}

/** One real server for all tests: the one of TEST_DATABASE_URL, else one started here. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
