import type { PendingEvent, PendingEventsService } from '../../events/pending-events.service.js';
import type { Ground } from '../../ground.js';
import { jobRow } from '../add-job.js';
import type { NewJob } from '../job.js';
import { insertJobs } from '../jobs.store.js';
import { tolerableMs } from './set-back-clock.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'newId' | 'registry'> {
  pendingEvents: PendingEventsService;
}

/** Few enough for a short transaction, so that visitors' writes do not wait long. */
const eventsAtOnce = 100;

/** Creates the jobs for events, in the transaction that marks the events as done. */
export class EventFanOut {
  constructor(private readonly needs: Needs) {}

  async all(mayContinue: () => boolean = () => true): Promise<void> {
    while (mayContinue() && (await this.needs.pendingEvents.oldestAt()) !== undefined) {
      // Another worker has taken them.
      if ((await this.some()) === 0) return;
    }
  }

  private some(): Promise<number> {
    const { database, pendingEvents } = this.needs;
    return database.transaction(async (trx) => {
      const events = await pendingEvents.take(trx, eventsAtOnce);
      await insertJobs(
        trx,
        events.flatMap((event) => this.jobsOf(event)).map((job) => jobRow(this.needs, job)),
      );
      return events.length;
    });
  }

  private jobsOf({ id, type, companyId, subjectId, createdAt, detail }: PendingEvent): NewJob[] {
    const payload = { ...detail, eventId: id, type, subjectId, happenedAt: createdAt };
    const now = this.needs.now();
    // The event's time, so that jobs of one kind are taken in the order of the events, whoever fans them out. Where that
    // is far in the future the clock was set back, and it has happened all the same.
    const runAt = createdAt > now + tolerableMs ? now : createdAt;
    return this.needs.registry.kindsFor(type).map((kind) => ({
      kind,
      companyId,
      payload,
      uniqueKey: `${kind}:${id}`,
      runAt,
    }));
  }
}
