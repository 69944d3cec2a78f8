import { hash } from 'node:crypto';
import { AppError } from '../app-error.js';

/** What each row keeps of the request that made it, so that the request sent again is known. */
export interface KeyedRow {
  companyId: string;
  idempotencyKey: string | null;
  /** Tells the same request sent again from another one under the same key. */
  bodyHash: string;
}

/** The parsed body has its fields in the order of the schema, so equal requests have equal text. */
export function hashOfBody(body: object): string {
  return hash('sha256', JSON.stringify(body), 'base64url');
}

type FindByKey<Row> = (companyId: string, key: string) => Promise<Row | undefined>;

/** What was stored when this request was first sent, if it was. Another request under its key is refused. */
export async function storedBefore<Row extends Pick<KeyedRow, 'bodyHash'>>(
  { companyId, idempotencyKey, bodyHash }: KeyedRow,
  find: FindByKey<Row>,
): Promise<Row | undefined> {
  const first = idempotencyKey === null ? undefined : await find(companyId, idempotencyKey);
  if (first && first.bodyHash !== bodyHash) throw new AppError('idempotency_conflict');
  return first;
}
