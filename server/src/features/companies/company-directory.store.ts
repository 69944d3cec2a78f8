import { sql } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { CompanyRow } from './companies.store.js';

export type DirectoryRow = Pick<CompanyRow, 'id' | 'slug' | 'name' | 'state' | 'createdAt'>;

export interface DirectoryWanted {
  /** The search as typed, and in the spelling of public names; empty for all companies. */
  name: string;
  slug: string;
  state: CompanyRow['state'] | undefined;
  before: string | undefined;
  limit: number;
}

const containing = (part: string) => `%${part.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Ids are in the order of time, so the newest come first. */
export async function listDirectory(db: Db, wanted: DirectoryWanted): Promise<DirectoryRow[]> {
  const { name, slug, state, before, limit } = wanted;
  return db
    .selectFrom('companies')
    .select(['id', 'slug', 'name', 'state', 'createdAt'])
    .$if(state !== undefined, (query) => query.where('state', '=', state as CompanyRow['state']))
    .$if(before !== undefined, (query) => query.where('id', '<', before as string))
    .$if(name !== '', (query) =>
      query.where(({ or }) =>
        or([
          sql<boolean>`lower("name") LIKE ${containing(name.toLowerCase())} ESCAPE '\\'`,
          sql<boolean>`"slug" LIKE ${containing(slug)} ESCAPE '\\'`,
        ]),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function updateState(db: Db, id: string, state: CompanyRow['state']): Promise<void> {
  await db.updateTable('companies').set({ state }).where('id', '=', id).execute();
}

/** Makes other transactions that lock it wait, so that a count stays right. */
export async function lockCompany(db: Db, id: string): Promise<void> {
  await db
    .updateTable('companies')
    .set(({ ref }) => ({ state: ref('state') }))
    .where('id', '=', id)
    .execute();
}
