import type pg from 'pg';
import { codeOf } from '../database.js';

export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === '25006';
}

/**
 * Closes the connections that are not in use. After a failover, or once the setting was reverted, existing connections
 * stay read-only while new ones would not be.
 */
export async function closeIdle(pool: pg.Pool): Promise<void> {
  for (let left = pool.idleCount; left > 0 && pool.idleCount > 0; left--) (await pool.connect()).release(true);
}

/** Rejects if a write would be refused: on a standby, or if the database is set to read-only. */
export async function refuseReadOnly(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let isUsable = false;
  try {
    const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
    isUsable = rows[0]?.transaction_read_only === 'off';
  } finally {
    client.release(!isUsable);
  }
  if (isUsable) return;
  await closeIdle(pool);
  throw new Error('PostgreSQL is read-only here');
}
