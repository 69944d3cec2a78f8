import type { AuditAction } from '@meg/shared/domain/audit-actions';
import type { Db } from '../database/schema.js';
import { personName } from '../people/person-name.js';
import type { Clock } from '../time/clock.js';

interface Change {
  companyId: string;
  person: { id: string; firstName: string; lastName: string } | 'system';
  action: AuditAction;
  subject: string;
  detail?: object;
}

/** Writes an entry in the caller's transaction, so that neither it nor the change is stored alone. */
export type RecordAudit = (db: Db, change: Change) => Promise<void>;

export function auditRecorder({ now, newId }: Clock): RecordAudit {
  return async (db, { companyId, person, action, subject, detail = {} }) => {
    const who =
      person === 'system'
        ? { personId: null, personName: 'Meg' }
        : { personId: person.id, personName: personName(person) };
    const row = { id: newId(), companyId, ...who, action, subject, detail: JSON.stringify(detail), createdAt: now() };
    await db.insertInto('auditEntries').values(row).execute();
  };
}
