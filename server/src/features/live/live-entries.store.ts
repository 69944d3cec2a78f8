import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { Member } from '../../people/person.js';
import type { LiveEntriesTable } from './live-entries.table.js';

export type LiveEntry = Selectable<LiveEntriesTable>;

export async function insertLiveEntry(db: Db, entry: LiveEntry): Promise<void> {
  await db.insertInto('liveEntries').values(entry).execute();
}

/** Entries of all companies. Only the hub reads them, and it sends each only to those it is for. */
export function listLiveEntries(db: Db, after: string, most: number): Promise<LiveEntry[]> {
  return db.selectFrom('liveEntries').selectAll().where('id', '>', after).orderBy('id').limit(most).execute();
}

export type Listener = Pick<Member, 'personId' | 'companyId' | 'role'>;

/** The entries since then for one person at one company. */
export function listEntriesFor(db: Db, { personId, companyId }: Listener, wanted: { after: string; most: number }) {
  return db
    .selectFrom('liveEntries')
    .selectAll()
    .where('id', '>', wanted.after)
    .where(({ eb, or, and }) =>
      or([eb('personId', '=', personId), and([eb('personId', 'is', null), eb('companyId', '=', companyId)])]),
    )
    .orderBy('id')
    .limit(wanted.most)
    .execute();
}

/** Returns how many there were. */
export async function deleteOldEntries(db: Db, before: string, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('liveEntries')
    .where('id', 'in', (inner) =>
      inner.selectFrom('liveEntries').select('id').where('id', '<', before).orderBy('id').limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
