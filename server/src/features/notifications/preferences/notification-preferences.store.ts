import type { NotificationType } from '@meg/shared/contract/notifications';
import type { Selectable } from 'kysely';
import type { Db } from '../../../database/schema.js';
import type { NotificationPreferencesTable } from './notification-preferences.table.js';

export type PreferenceRow = Selectable<NotificationPreferencesTable>;

export async function listPreferences(db: Db, personIds: readonly string[]): Promise<PreferenceRow[]> {
  if (personIds.length === 0) return [];
  return db.selectFrom('notificationPreferences').selectAll().where('personId', 'in', personIds).execute();
}

export function findPreference(db: Db, personId: string, type: NotificationType) {
  return db
    .selectFrom('notificationPreferences')
    .selectAll()
    .where('personId', '=', personId)
    .where('notificationType', '=', type)
    .executeTakeFirst();
}

/** Replaces the stored preference, but keeps its id. */
export async function putPreference(db: Db, row: PreferenceRow): Promise<PreferenceRow> {
  const { id: _, ...changes } = row;
  return db
    .insertInto('notificationPreferences')
    .values(row)
    .onConflict((conflict) => conflict.columns(['personId', 'notificationType']).doUpdateSet(changes))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Keeps the rest of a saved preference; where none was saved, stores the row. */
export async function turnEmailOff(db: Db, row: PreferenceRow): Promise<void> {
  await db
    .insertInto('notificationPreferences')
    .values({ ...row, emailEnabled: 0 })
    .onConflict((conflict) =>
      conflict.columns(['personId', 'notificationType']).doUpdateSet({ emailEnabled: 0, updatedAt: row.updatedAt }),
    )
    .execute();
}
