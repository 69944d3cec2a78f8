import type { QueryCreator } from 'kysely';
import type { Database } from '../database/database.js';
import type { Db, Schema } from '../database/schema.js';
import { firstIdAt } from '../ids/id-time.js';
import type { KeptRows } from '../retention/kept-rows.js';
import { dayMs } from '../time/time-units.js';
import type { EventsTable } from './events.table.js';
import type { DomainEvent } from './record-event.js';

/** Undefined where all events have made their jobs. */
export async function oldestPendingAt(db: Db): Promise<number | undefined> {
  const oldest = db.selectFrom('events').select('createdAt').where('fannedOutAt', 'is', null).orderBy('createdAt');
  return (await oldest.limit(1).executeTakeFirst())?.createdAt;
}

/** Once its jobs are made nothing reads an event again; it stays a while for people who look into what happened. */
export const keptEvents: KeptRows = {
  table: 'events',
  which: 'those whose jobs were made',
  keptMs: 30 * dayMs,
  deleteOld: async (trx, beforeMs, most) => {
    const done = trx.selectFrom('events').select('id').where('fannedOutAt', 'is not', null);
    const oldest = done.where('id', '<', firstIdAt(beforeMs)).orderBy('id').limit(most);
    const { numDeletedRows } = await trx.deleteFrom('events').where('id', 'in', oldest).executeTakeFirst();
    return Number(numDeletedRows);
  },
};

interface Taking {
  dialect: Database['dialect'];
  limit: number;
  fannedOutAt: number;
}

export interface PendingEvent extends Required<DomainEvent>, Pick<EventsTable, 'id' | 'createdAt'> {}

/** Ids of the same millisecond are ordered as they were made. */
const byTime = (a: PendingEvent, b: PendingEvent) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);

/**
 * Takes the oldest events whose jobs are not made yet, in their order. Each event goes to one caller alone, and no
 * caller waits for another. They count as done once the transaction is stored.
 */
export async function takePending(db: Db, { dialect, limit, fannedOutAt }: Taking): Promise<PendingEvent[]> {
  const pending = (from: QueryCreator<Schema>) => {
    const first = from
      .selectFrom('events')
      .select('id')
      .where('fannedOutAt', 'is', null)
      .orderBy('createdAt')
      .orderBy('id')
      .limit(limit);
    return dialect === 'postgres' ? first.forUpdate().skipLocked() : first;
  };
  const rows = await db
    .with('pending', pending)
    .updateTable('events')
    .set({ fannedOutAt })
    .where('id', 'in', (from) => from.selectFrom('pending').select('id'))
    .returningAll()
    .execute();
  return rows
    .map(({ type, detail, ...row }) => ({
      ...row,
      type: type as PendingEvent['type'],
      detail: JSON.parse(detail) as PendingEvent['detail'],
    }))
    .sort(byTime);
}
