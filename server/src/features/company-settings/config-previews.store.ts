import type { Db } from '../../database/schema.js';
import type { ConfigPreviewsTable } from './config-previews.table.js';

export async function insertPreview(db: Db, row: ConfigPreviewsTable): Promise<void> {
  await db.insertInto('configPreviews').values(row).execute();
}

export async function findPreviewConfig(
  db: Db,
  { id, companyId }: Pick<ConfigPreviewsTable, 'id' | 'companyId'>,
  madeAfter: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('configPreviews')
    .select('config')
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .where('createdAt', '>', madeAfter)
    .executeTakeFirst();
  return row?.config;
}

/** Keeps the newest previews of a person. Those of the future are from before the clock was set back. */
export async function deletePreviewsBeyond(
  db: Db,
  { personId, most, now }: { personId: string; most: number; now: number },
): Promise<void> {
  await db
    .deleteFrom('configPreviews')
    .where('personId', '=', personId)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('createdAt', '>', now),
        eb(
          'id',
          'not in',
          selectFrom('configPreviews')
            .select('id')
            .where('personId', '=', personId)
            .where('createdAt', '<=', now)
            .orderBy('createdAt', 'desc')
            .orderBy('id', 'desc')
            .limit(most),
        ),
      ]),
    )
    .execute();
}
