import type { Db } from '../../database/schema.js';
import type { Secrets } from '../../secrets/secrets.js';
import type { EndpointRow } from './webhooks.store.js';

const table = 'webhookEndpoints';

type Column = 'secret' | 'oldSecret';

export function sealSecret(
  trx: Db,
  secrets: Secrets,
  { id, column, secret }: { id: string; column: Column; secret: string },
): Promise<string> {
  return secrets.seal(trx, secret, { table, column, id });
}

/** Undefined where there is no secret or it cannot be read. */
export function openSecret(
  secrets: Secrets,
  row: Pick<EndpointRow, 'id' | Column>,
  column: Column,
): string | undefined {
  const stored = row[column];
  return stored === null ? undefined : secrets.openOrNone(stored, { table, column, id: row.id });
}
