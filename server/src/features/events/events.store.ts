import type { Db } from '../../database/schema.js';
import type { EventsTable } from './events.table.js';

export async function insertEvent(db: Db, event: EventsTable): Promise<void> {
  await db.insertInto('events').values(event).execute();
}
