import { type Selectable, sql } from 'kysely';
import type { AuditEntriesTable } from '../../audit/audit-entries.table.js';
import type { Db } from '../../database/schema.js';

export type AuditRow = Selectable<AuditEntriesTable>;

export interface AuditWanted {
  companyId: string;
  action: string | undefined;
  personId: string | undefined;
  fromMs: number | undefined;
  toMs: number | undefined;
  before: { createdAt: number; id: string } | undefined;
  limit: number;
}

/** Newest first. Each filter has an index in this order. */
export async function listAuditRows(db: Db, wanted: AuditWanted): Promise<AuditRow[]> {
  const { companyId, action, personId, fromMs, toMs, before, limit } = wanted;
  return db
    .selectFrom('auditEntries')
    .selectAll()
    .where('companyId', '=', companyId)
    .$if(action !== undefined, (query) => query.where('action', '=', action as string))
    .$if(personId !== undefined, (query) => query.where('personId', '=', personId as string))
    .$if(fromMs !== undefined, (query) => query.where('createdAt', '>=', fromMs as number))
    .$if(toMs !== undefined, (query) => query.where('createdAt', '<', toMs as number))
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`("createdAt", "id") < (${before?.createdAt}, ${before?.id})`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
