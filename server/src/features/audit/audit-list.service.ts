import type { AuditEntry, AuditQuery } from '@meg/shared/contract/audit';
import { AppError } from '../../app-error.js';
import type { Database } from '../../database/database.js';
import { type AuditRow, type AuditWanted, listAuditRows } from './audit-list.store.js';

const pageLength = 50;

/** The place in the list of the last entry of a page. */
const cursorOf = ({ createdAt, id }: AuditRow) => `${createdAt}.${id}`;

function readCursor(cursor: string): AuditWanted['before'] {
  const [, createdAt, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (createdAt === undefined || id === undefined) {
    throw new AppError('validation_failed', { fields: { cursor: 'Not a place in this list: begin with the newest' } });
  }
  return { createdAt: Number(createdAt), id };
}

const atMs = (time: string | undefined) => (time === undefined ? undefined : Date.parse(time));

function entryOf({ id, createdAt, personId, personName, action, subject, detail }: AuditRow): AuditEntry {
  const at = new Date(createdAt).toISOString();
  return { id, at, personId, personName, action, subject, detail: JSON.parse(detail) as AuditEntry['detail'] };
}

/** Reads what the recorder wrote. */
export class AuditListService {
  constructor(private readonly sources: { database: Database }) {}

  async page(companyId: string, { action, personId, from, to, cursor }: AuditQuery) {
    const rows = await listAuditRows(this.sources.database.reader, {
      ...{ companyId, action, personId, fromMs: atMs(from), toMs: atMs(to) },
      before: cursor === undefined ? undefined : readCursor(cursor),
      limit: pageLength + 1,
    });
    const shown = rows.slice(0, pageLength);
    const last = rows.length > pageLength ? shown.at(-1) : undefined;
    return { entries: shown.map(entryOf), next: last ? cursorOf(last) : null };
  }
}
