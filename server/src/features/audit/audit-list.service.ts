import type { AuditEntry, AuditQuery } from '@meg/shared/contract/audit';
import { isAboutLead } from '@meg/shared/domain/audit-actions';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import type { Ground } from '../../ground.js';
import { readTimeCursor, timeCursor } from '../../time/time-cursor.js';
import type { LeadsService } from '../leads/leads.service.js';
import { type AuditRow, listAuditRows } from './audit-list.store.js';

const pageLength = 50;

const atMs = (time: string | undefined) => (time === undefined ? undefined : Date.parse(time));

type NamesById = ReadonlyMap<string, string>;

function entryOf(row: AuditRow, names: NamesById): AuditEntry {
  const { id, createdAt, personId, personName, action, subject } = row;
  const at = new Date(createdAt).toISOString();
  const about = {
    leadReference: isAboutLead(action) ? leadReference(subject) : null,
    leadName: names.get(subject) ?? null,
  };
  const detail = JSON.parse(row.detail) as AuditEntry['detail'];
  return { id, at, personId, personName, action, subject, ...about, detail };
}

interface AuditReader {
  companyId: string;
  /** Staff without support access to leads are not told whose they are. */
  seesLeads: boolean;
}

export class AuditListService {
  constructor(private readonly needs: Pick<Ground, 'database'> & { leads: LeadsService }) {}

  async page({ companyId, seesLeads }: AuditReader, { action, personId, from, to, cursor }: AuditQuery) {
    const place = cursor === undefined ? undefined : readTimeCursor(cursor);
    const rows = await listAuditRows(this.needs.database.reader, {
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
    const names = seesLeads ? await this.leadNames(companyId, shown) : new Map();
    const next = last ? timeCursor({ atMs: last.createdAt, id: last.id }) : null;
    return { entries: shown.map((row) => entryOf(row, names)), next };
  }

  /** Looked up and not stored with the entry, which outlives the erasure of the lead. */
  private leadNames(companyId: string, rows: readonly AuditRow[]): Promise<NamesById> {
    const ids = rows.filter(({ action }) => isAboutLead(action)).map(({ subject }) => subject);
    return this.needs.leads.namesOf(this.needs.database.reader, companyId, [...new Set(ids)]);
  }
}
