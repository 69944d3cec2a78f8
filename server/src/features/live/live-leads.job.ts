import type { EventType } from '../../events/record-event.js';
import type { FinishJob, Job, JobHandler } from '../../jobs/job.js';
import type { Announce } from './live.events.js';

/** Tells everybody who looks at the company of new and changed leads. A job, so that no visitor waits for it. */
export class LiveLeadsJob implements JobHandler {
  readonly kind = 'live.leads';
  readonly events: readonly EventType[] = ['lead.created', 'lead.assigned', 'lead.status_changed'];
  readonly retryAfterMs = [1_000, 10_000];

  constructor(private readonly announce: Announce) {}

  async run({ companyId, payload }: Job): Promise<FinishJob | undefined> {
    const { type, subjectId } = payload;
    if (companyId === null || typeof subjectId !== 'string') return undefined;
    const kind = type === 'lead.created' ? 'newLead' : 'changedLead';
    return (trx) => this.announce(trx, { companyId, personId: null, kind, subjectId, isQuiet: false });
  }

  /** The next look at the list shows everything anyway. */
  reportsFailure(): boolean {
    return false;
  }
}
