import type { LeadSummary } from '@meg/shared/contract/lead-work';
import type { Ground } from '../../../ground.js';
import type { FinishJob, Job, JobHandler } from '../../../jobs/job.js';
import { minuteMs } from '../../../time/time-units.js';
import type { NotificationFacts } from './notification-facts.js';
import type { NotifyService } from './notify.service.js';

export const reminderKind = 'notifications.reminder';

interface Needs extends Pick<Ground, 'now'> {
  facts: NotificationFacts;
  notify: NotifyService;
}

/** Reminds people of a lead that nobody has contacted, before the promised time is over. */
export class ReminderJob implements JobHandler {
  readonly kind = reminderKind;
  readonly retryAfterMs = [1_000, 10_000, minuteMs, 5 * minuteMs];

  constructor(private readonly needs: Needs) {}

  async run({ id, companyId, payload }: Job): Promise<FinishJob | undefined> {
    const { facts, notify, now } = this.needs;
    if (companyId === null) return undefined;
    const lead = await facts.leadOf(companyId, payload);
    if (!lead || !(await this.isWaiting(companyId, lead, payload))) return undefined;
    const company = await facts.company(companyId);
    const dueMs = Number(payload.dueAt);
    const cause = { kind: 'promiseEnds', lead, dueMs, isOver: dueMs <= now() } as const;
    return (trx) => notify.notify(trx, { eventId: id, companyId }, { cause, company });
  }

  /**
   * A later request for a person has its own promised time and its own reminder. A booked callback is waited for whatever
   * the lead's status.
   */
  private async isWaiting(companyId: string, lead: LeadSummary, { handoffId, dueAt }: Job['payload']) {
    if (typeof handoffId !== 'string') return lead.status === 'new';
    const isAsked = lead.status === 'human-handoff-requested';
    return this.needs.facts.isStillPromised(companyId, {
      leadId: lead.id,
      handoffId,
      dueMs: Number(dueAt),
      onlyCallback: !isAsked,
    });
  }
}
