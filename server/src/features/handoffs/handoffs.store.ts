import type { Selectable } from 'kysely';
import { compiledInsert } from '../../database/compiled-insert.js';
import type { Db } from '../../database/schema.js';
import type { HandoffsTable } from './handoffs.table.js';

export type HandoffRow = Selectable<HandoffsTable>;

const insertHandoff = compiledInsert((db, row: HandoffRow) =>
  db
    .insertInto('handoffs')
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
);

/** False where the company already has a request under that key, or a callback on that seat. */
export async function insertHandoffOnce(db: Db, row: HandoffRow): Promise<boolean> {
  const { numAffectedRows } = await insertHandoff(db, row);
  return numAffectedRows === 1n;
}

export async function findHandoffByKey(
  db: Db,
  companyId: string,
  key: string,
): Promise<Pick<HandoffRow, 'id' | 'bodyHash' | 'createdAt'> | undefined> {
  return db
    .selectFrom('handoffs')
    .select(['id', 'bodyHash', 'createdAt'])
    .where('companyId', '=', companyId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
}

interface SeatRange {
  fromMs: number;
  toMs: number;
  /** Seats beyond are from a time when the company took more callbacks. */
  capacity: number;
}

/** The starts between those two, both included, once for each callback that they hold. */
export async function listTakenStarts(db: Db, companyId: string, range: SeatRange): Promise<number[]> {
  const rows = await db
    .selectFrom('handoffs')
    .select('slotStart')
    .where('companyId', '=', companyId)
    .where('slotStart', '>=', range.fromMs)
    .where('slotStart', '<=', range.toMs)
    .where('slotSeat', '<', range.capacity)
    .execute();
  return rows.flatMap(({ slotStart }) => slotStart ?? []);
}

export interface LeadOf {
  companyId: string;
  leadId: string;
}

export async function findBookedStart(
  db: Db,
  { companyId, leadId }: LeadOf,
  afterMs: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('handoffs')
    .select('slotStart')
    .where('companyId', '=', companyId)
    .where('leadId', '=', leadId)
    .where('slotStart', '>', afterMs)
    .where('slotSeat', 'is not', null)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row?.slotStart ?? undefined;
}

/** Gives back the seats that the lead holds by requests before this one. Ids sort by their time. */
export async function releaseEarlierSeats(db: Db, { companyId, leadId }: LeadOf, keptId: string): Promise<void> {
  await db
    .updateTable('handoffs')
    .set({ slotSeat: null })
    .where('companyId', '=', companyId)
    .where('leadId', '=', leadId)
    .where('id', '<', keptId)
    .where('slotSeat', 'is not', null)
    .execute();
}
