import { waitingStatuses } from '@meg/shared/domain/leads/lead-views';
import { waysOf } from '@meg/shared/domain/notifications/notification-choice';
import type { Ground } from '../../../ground.js';
import type { FinishJob, Job, JobHandler } from '../../../jobs/job.js';
import { minuteMs } from '../../../time/time-units.js';
import { channelNames } from '../channels/channel-name.js';
import type { NotificationPreferencesService } from '../preferences/notification-preferences.service.js';
import type { Teammate } from './causes.js';
import type { NotificationFacts } from './notification-facts.js';
import type { NotifyService } from './notify.service.js';

export const assigneeAwayKind = 'notifications.assignee-away';

interface Needs extends Pick<Ground, 'now' | 'database'> {
  facts: NotificationFacts;
  notify: NotifyService;
  preferences: NotificationPreferencesService;
}

/**
 * Tells everybody of a lead that waits, where who has it is off duty or is told of leads in no way. Otherwise nobody
 * would hear of it before the promise is broken.
 */
export class AssigneeAwayJob implements JobHandler {
  readonly kind = assigneeAwayKind;
  readonly retryAfterMs = [1_000, 10_000, minuteMs, 5 * minuteMs];

  constructor(private readonly needs: Needs) {}

  async run({ id, companyId, payload }: Job): Promise<FinishJob | undefined> {
    const { facts, notify } = this.needs;
    if (companyId === null) return undefined;
    const lead = await facts.leadOf(companyId, payload);
    if (!lead || !waitingStatuses.some((status) => status === lead.status)) return undefined;
    const company = await facts.company(companyId);
    const assignee = company.team.find((person) => person.id === lead.assigneeId);
    if (!assignee || (await this.isReached(assignee))) return undefined;
    const cause = { kind: 'assigneeAway', lead } as const;
    return (trx) => notify.notify(trx, { eventId: id, companyId }, { cause, company });
  }

  /** By what they have chosen for urgent leads; quiet hours only put it off. */
  private async isReached({ id, isOnDuty, reach }: Teammate): Promise<boolean> {
    if (!isOnDuty) return false;
    const { preferences, database, now } = this.needs;
    const choice = await preferences.choice(database.reader, id, 'high_priority_lead');
    const ways = waysOf(choice, 'urgent', now());
    return ways.inApp || channelNames.some((name) => ways[name] && reach[name]);
  }
}
