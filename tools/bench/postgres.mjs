import pg from 'pg';
import { startPostgres } from '../../server/src/testing/database/start-postgres.mjs';

async function createDatabase(url, name) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
}

/** Runs a real PostgreSQL server during the measurement, on the machine's own disk, with an empty database for Meg. */
export async function withPostgres(work) {
  const { url, stop } = await startPostgres();
  try {
    await createDatabase(url, 'meg');
    return await work({ kind: 'postgres', url: url.replace(/postgres$/, 'meg') }, url);
  } finally {
    await stop();
  }
}
