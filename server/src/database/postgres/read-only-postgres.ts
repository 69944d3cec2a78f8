import type pg from 'pg';
import { codeOf } from '../database.js';

export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === '25006';
}

/**
 * Closes the connections that nobody uses. A connection stays read-only, or with a standby, when others made to the same
 * address no longer would: after a failover, or once the setting was taken back.
 */
export async function closeIdle(pool: pg.Pool): Promise<void> {
  for (let left = pool.idleCount; left > 0 && pool.idleCount > 0; left--) (await pool.connect()).release(true);
}

/** Rejects where a write would be refused: on a standby, and where somebody has set it so. */
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
