import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { compiledInsert } from '../../database/compiled-insert.js';
import { rowsOfVisitors } from '../../database/rows-of-visitors.js';
import type { Db, Schema } from '../../database/schema.js';
import type { PersonTrace } from '../../people/person-trace.js';
import type { HandoffsTable } from './handoffs.table.js';

export type HandoffRow = Selectable<HandoffsTable>;

export type CallbackRow = HandoffRow & { slotStart: number };

/** The columns of the stored row that the answer needs. */
export type MadeHandoff = Pick<HandoffRow, (typeof madeColumns)[number]>;

const madeColumns = [
  ...(['id', 'bodyHash', 'createdAt', 'slotStart', 'slotWish', 'changedAt', 'cancelledAt'] as const),
  ...(['leadId', 'joinedAt', 'linkedByServer'] as const),
] as const;

const insertHandoff = compiledInsert((db, row: HandoffRow) =>
  db
    .insertInto('handoffs')
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
);

/** False if the company already has a request under that key, or a callback on that seat. */
export async function insertHandoffOnce(db: Db, row: HandoffRow): Promise<boolean> {
  const { numAffectedRows } = await insertHandoff(db, row);
  return numAffectedRows === 1n;
}

export async function findHandoffByKey(db: Db, companyId: string, key: string): Promise<MadeHandoff | undefined> {
  return db
    .selectFrom('handoffs')
    .select([...madeColumns])
    .where('companyId', '=', companyId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
}

export async function findWholeHandoffByKey(db: Db, companyId: string, key: string): Promise<HandoffRow | undefined> {
  return db
    .selectFrom('handoffs')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
}

type Changed = Partial<
  Pick<
    HandoffRow,
    'leadId' | 'joinedAt' | 'linkedByServer' | 'cancelledAt' | 'cancelledBy' | 'closedAt' | 'result' | 'slotSeat'
  >
>;

type Link = Pick<HandoffRow, 'leadId' | 'joinedAt' | 'linkedByServer'>;

/** In the transaction that stores it. */
export async function linkHandoff(db: Db, { id, companyId }: Pick<HandoffRow, 'id' | 'companyId'>, link: Link) {
  await db.updateTable('handoffs').set(link).where('companyId', '=', companyId).where('id', '=', id).execute();
}

/** False if it was cancelled or joined to a lead since it was read. */
export async function changeHandoff(db: Db, { id, companyId, leadId }: HandoffRow, change: Changed): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('handoffs')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('leadId', leadId === null ? 'is' : '=', leadId)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if it is gone or has changed since. */
export async function takeHandoffVersion(
  db: Db,
  { id, companyId }: Pick<HandoffRow, 'id' | 'companyId'>,
  version: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('handoffs')
    .set({ version: version + 1 })
    .where(({ and }) => and({ companyId, id, version }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if it is gone or cancelled. */
export async function removeHandoff(db: Db, { id, companyId }: HandoffRow): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('handoffs')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

interface SeatRange {
  fromMs: number;
  toMs: number;
  /** Higher seats are from a time when the company took more callbacks. */
  capacity: number;
}

/** The booked starts between those two, both included, once for each callback. */
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

interface LeadOf {
  companyId: string;
  leadId: string;
}

export async function findBookedStart(db: Db, { companyId, leadId }: LeadOf, afterMs: number) {
  const row = await db
    .selectFrom('handoffs')
    .select('slotStart')
    .where('companyId', '=', companyId)
    .where('leadId', '=', leadId)
    .where('linkedByServer', '=', 0)
    .where('slotStart', '>', afterMs)
    .where('slotSeat', 'is not', null)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row?.slotStart ?? undefined;
}

type SeatHolder = LeadOf & Pick<HandoffRow, 'idempotencyKey'>;

/** Frees the seats that other requests of the lead hold. A repeated request is not another one. */
export async function releaseSeats(db: Db, { companyId, leadId, idempotencyKey }: SeatHolder): Promise<void> {
  await db
    .updateTable('handoffs')
    .set({ slotSeat: null })
    .where('companyId', '=', companyId)
    .where('leadId', '=', leadId)
    .where('linkedByServer', '=', 0)
    .where('slotSeat', 'is not', null)
    .$if(idempotencyKey !== null, (query) =>
      query.where(({ eb, or }) => or([eb('idempotencyKey', 'is', null), eb('idempotencyKey', '!=', idempotencyKey)])),
    )
    .execute();
}

/** A number for comparison: without punctuation and leading zeros. */
const phoneDigits = [...'+ -()./\u00a0'].reduce(
  (written, sign) => sql<string>`replace(${written}, ${sql.lit(sign)}, '')`,
  sql<string>`"phone"`,
);

function isOfPerson({ eb, or }: ExpressionBuilder<Schema, 'handoffs'>, { leadIds, emails, phones }: PersonTrace) {
  return or([
    ...(leadIds.length > 0 ? [eb('leadId', 'in', leadIds)] : []),
    ...(emails.length > 0 ? [eb(sql<string>`lower("email")`, 'in', emails)] : []),
    ...(phones.length > 0
      ? [eb('phone', 'in', phones), eb(sql<string>`ltrim(${phoneDigits}, '0')`, 'in', phones)]
      : []),
  ]);
}

export const handoffRows = rowsOfVisitors('handoffs', isOfPerson);
