import type { Db } from '../../database/schema.js';
import type { LiveEntriesTable } from './live-entries.table.js';

export async function insertLiveEntries(db: Db, entries: readonly LiveEntriesTable[]): Promise<void> {
  if (entries.length > 0) await db.insertInto('liveEntries').values(entries).execute();
}
