import { oldestPendingAt, type PendingEvent, takePending } from '../../events/events.store.js';
import type { Ground } from '../../ground.js';
import { jobRow } from '../add-job.js';
import { insertJobs } from '../jobs.store.js';
import { tolerableMs } from './set-back-clock.js';

/** Few enough for a short transaction, so that visitors' writes do not wait long. */
const eventsAtOnce = 100;

/** Creates the jobs for events, in the transaction that marks the events as done. */
export class EventFanOut {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'newId' | 'registry'>) {}

  async all(mayContinue: () => boolean): Promise<void> {
    while (mayContinue() && (await oldestPendingAt(this.ground.database.reader)) !== undefined) {
      // Another worker has taken them.
      if ((await this.some()) === 0) return;
    }
  }

  private some(): Promise<number> {
    const { database, now } = this.ground;
    return database.transaction(async (trx) => {
      const taking = { dialect: database.dialect, limit: eventsAtOnce, fannedOutAt: now() };
      const events = await takePending(trx, taking);
      await insertJobs(
        trx,
        events.flatMap((event) => this.jobsOf(event)),
      );
      return events.length;
    });
  }

  private jobsOf({ id, type, companyId, subjectId, createdAt, detail }: PendingEvent) {
    const payload = { ...detail, eventId: id, type, subjectId, happenedAt: createdAt };
    const now = this.ground.now();
    // The event's time, so that jobs of one kind are taken in the order of the events. If it is far in the future, the
    // clock was set back since.
    const runAt = createdAt > now + tolerableMs ? now : createdAt;
    const kinds = this.ground.registry.kindsFor(type);
    return kinds.map((kind) => jobRow(this.ground, { kind, companyId, payload, uniqueKey: `${kind}:${id}`, runAt }));
  }
}
