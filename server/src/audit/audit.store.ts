import type { Db } from '../database/schema.js';
import type { AuditEntriesTable } from './audit-entries.table.js';

export async function insertAuditEntry(db: Db, entry: AuditEntriesTable): Promise<void> {
  await db.insertInto('auditEntries').values(entry).execute();
}
