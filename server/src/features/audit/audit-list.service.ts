import type { AuditEntry, AuditQuery } from '@meg/shared/contract/audit';
import type { Ground } from '../../ground.js';
import { readTimeCursor, timeCursor } from '../../time-cursor.js';
import { type AuditRow, listAuditRows } from './audit-list.store.js';

const pageLength = 50;

const atMs = (time: string | undefined) => (time === undefined ? undefined : Date.parse(time));

function entryOf({ id, createdAt, personId, personName, action, subject, detail }: AuditRow): AuditEntry {
  const at = new Date(createdAt).toISOString();
  return { id, at, personId, personName, action, subject, detail: JSON.parse(detail) as AuditEntry['detail'] };
}

export class AuditListService {
  constructor(private readonly ground: Pick<Ground, 'database'>) {}

  async page(companyId: string, { action, personId, from, to, cursor }: AuditQuery) {
    const place = cursor === undefined ? undefined : readTimeCursor(cursor);
    const rows = await listAuditRows(this.ground.database.reader, {
      companyId,
      action,
      personId,
      fromMs: atMs(from),
      toMs: atMs(to),
      before: place && { createdAt: place.atMs, id: place.id },
      limit: pageLength + 1,
    });
    const shown = rows.slice(0, pageLength);
    const last = rows.length > pageLength ? shown.at(-1) : undefined;
    return { entries: shown.map(entryOf), next: last ? timeCursor({ atMs: last.createdAt, id: last.id }) : null };
  }
}
