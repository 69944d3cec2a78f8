import type { Db } from '../../database/schema.js';
import { insertEvent } from './events.store.js';

/** Everything that others may react to. */
interface DomainEvent {
  type: 'lead.created' | 'handoff.requested' | 'feedback.given';
  companyId: string;
  /** The id of the row that tells the rest. */
  subjectId: string;
}

interface Sources {
  now: () => number;
  newId: () => string;
}

/** Writes an event into the caller's own transaction, so that neither it nor its cause is stored alone. */
export type RecordEvent = (db: Db, event: DomainEvent) => Promise<void>;

export function eventRecorder({ now, newId }: Sources): RecordEvent {
  return async (db, { companyId, type, subjectId }) => {
    await insertEvent(db, { id: newId(), companyId, type, subjectId, createdAt: now() });
  };
}
