import type { QueryCreator } from 'kysely';
import { compiledInsert } from '../database/compiled-insert.js';
import type { Database } from '../database/database.js';
import type { Db, Schema } from '../database/schema.js';
import type { EventsTable } from './events.table.js';

export const insertEvent = compiledInsert((db, event: EventsTable) => db.insertInto('events').values(event));

export async function oldestPendingAt(db: Db): Promise<number | undefined> {
  const oldest = db.selectFrom('events').select('createdAt').where('fannedOutAt', 'is', null).orderBy('createdAt');
  return (await oldest.limit(1).executeTakeFirst())?.createdAt;
}

/** Deletes events below that id whose jobs were made. Answers how many there were. */
export async function deleteFannedOut(db: Db, belowId: string, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('events')
    .where('id', 'in', (from) =>
      from
        .selectFrom('events')
        .select('id')
        .where('id', '<', belowId)
        .where('fannedOutAt', 'is not', null)
        .orderBy('id')
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

interface Taking {
  dialect: Database['dialect'];
  limit: number;
  fannedOutAt: number;
}

/** The first that nobody has taken, as taken. Each goes to one taker alone, and no taker waits for another. */
export async function takePending(db: Db, { dialect, limit, fannedOutAt }: Taking): Promise<EventsTable[]> {
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
  return db
    .with('pending', pending)
    .updateTable('events')
    .set({ fannedOutAt })
    .where('id', 'in', (from) => from.selectFrom('pending').select('id'))
    .returningAll()
    .execute();
}
