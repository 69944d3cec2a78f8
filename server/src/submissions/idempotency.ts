import { hash } from 'node:crypto';
import { AppError } from '../app-error.js';
import type { Db } from '../database/schema.js';

/** What a row stores of the request that created it, so that the same request is recognised when it is sent again. */
export interface KeyedRow {
  companyId: string;
  idempotencyKey: string | null;
  /** Differs if another request uses the same key. */
  bodyHash: string;
}

/** The parsed body has its fields in the order of the schema, so equal requests have equal text. */
export function hashOfBody(body: object): string {
  return hash('sha256', JSON.stringify(body), 'base64url');
}

type FindByKey<Row> = (db: Db, companyId: string, key: string) => Promise<Row | undefined>;

/** The row that this request has created before, if any. Refuses another request with the same key. */
export async function storedBefore<Row extends Pick<KeyedRow, 'bodyHash'>>(
  db: Db,
  { companyId, idempotencyKey, bodyHash }: KeyedRow,
  find: FindByKey<Row>,
): Promise<Row | undefined> {
  const first = idempotencyKey === null ? undefined : await find(db, companyId, idempotencyKey);
  if (first && first.bodyHash !== bodyHash) throw new AppError('idempotency_conflict');
  return first;
}

/** As `storedBefore`, for a row that was not inserted because another one has its key. */
export async function requireStoredBefore<Row extends Pick<KeyedRow, 'bodyHash'>>(
  db: Db,
  row: KeyedRow,
  find: FindByKey<Row>,
): Promise<Row> {
  const first = await storedBefore(db, row, find);
  if (!first) throw new Error('A row was not stored, and none is in its way');
  return first;
}
