import { compiledInsert } from '../database/compiled-insert.js';
import type { Db } from '../database/schema.js';
import type { Clock } from '../time/clock.js';
import type { EventsTable } from './events.table.js';

/** Everything that others may react to. */
export const eventTypes = [
  'lead.created',
  'lead.revised',
  'lead.updated',
  'lead.assigned',
  'lead.status_changed',
  'handoff.requested',
  'handoff.joined',
  'callback.changed',
  'callback.cancelled',
  'callback.done',
  'callback.no_answer',
  'feedback.given',
  'question.answered',
  'webhook.disabled',
  'chat.refused',
  'order.placed',
  'support.emergency',
  'job.dead',
] as const;

export type EventType = (typeof eventTypes)[number];

export interface DomainEvent {
  type: EventType;
  companyId: string;
  /** The id of the row that the event is about. */
  subjectId: string;
  /** What that row does not hold, such as who did it: ids and names of states, never a person's data. */
  detail?: Readonly<Record<string, string | null>>;
}

/** Writes an event into the caller's own transaction, so that neither it nor its cause is stored alone. */
export type RecordEvent = (db: Db, event: DomainEvent) => Promise<void>;

const insertEvent = compiledInsert((db, event: EventsTable) => db.insertInto('events').values(event));

export function eventRecorder({ now, newId }: Clock): RecordEvent {
  return async (db, { companyId, type, subjectId, detail = {} }) => {
    const createdAt = now();
    await insertEvent(db, {
      id: newId(),
      companyId,
      type,
      subjectId,
      createdAt,
      detail: JSON.stringify(detail),
      fannedOutAt: null,
    });
  };
}
