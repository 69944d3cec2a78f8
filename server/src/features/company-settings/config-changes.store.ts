import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { ConfigChangesTable } from './config-changes.table.js';

export type ConfigChangeRow = Selectable<ConfigChangesTable>;

export async function insertConfigChange(db: Db, row: ConfigChangeRow): Promise<void> {
  await db.insertInto('configChanges').values(row).execute();
}

export async function findConfigChange(db: Db, companyId: string, id: string): Promise<ConfigChangeRow | undefined> {
  return db
    .selectFrom('configChanges')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface ChangesWanted {
  companyId: string;
  topic?: string | undefined;
  before?: string | undefined;
  most: number;
}

/** Newest first. */
export async function listChanges(db: Db, { companyId, topic, before, most }: ChangesWanted) {
  return db
    .selectFrom('configChanges')
    .selectAll()
    .where('companyId', '=', companyId)
    .$if(topic !== undefined, (query) => query.where('topics', 'like', `%${topic}%`))
    .$if(before !== undefined, (query) => query.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
