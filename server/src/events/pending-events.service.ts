import type { Db } from '../database/schema.js';
import type { Ground } from '../ground.js';
import { oldestPendingAt, takePending } from './events.store.js';
import type { DomainEvent } from './record-event.js';

export interface PendingEvent extends Required<DomainEvent> {
  id: string;
  createdAt: number;
}

/** Ids of the same millisecond are ordered as they were made. */
function byTime(a: PendingEvent, b: PendingEvent): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
}

/** What happened and was not yet told to those who react to it. */
export class PendingEventsService {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now'>) {}

  /** Undefined where all events have made their jobs. */
  oldestAt(): Promise<number | undefined> {
    return oldestPendingAt(this.ground.database.reader);
  }

  /** The oldest, in their order. They count as told once the transaction is stored. */
  async take(trx: Db, limit: number): Promise<PendingEvent[]> {
    const { database, now } = this.ground;
    const rows = await takePending(trx, { dialect: database.dialect, limit, fannedOutAt: now() });
    return rows
      .map(({ type, detail, fannedOutAt: _, ...row }) => ({
        ...row,
        type: type as PendingEvent['type'],
        detail: JSON.parse(detail) as PendingEvent['detail'],
      }))
      .sort(byTime);
  }
}
