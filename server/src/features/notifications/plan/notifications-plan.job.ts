import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { isMilestone } from '@meg/shared/domain/notifications/milestones';
import { remindAt, remindBefore, respondBy } from '@meg/shared/domain/time/response-clock';
import type { Db } from '../../../database/schema.js';
import type { EventType } from '../../../events/record-event.js';
import type { Ground } from '../../../ground.js';
import type { FinishJob, Job, JobHandler } from '../../../jobs/job.js';
import { hourMs, minuteMs } from '../../../time/time-units.js';
import { promisedMs } from '../../handoffs/handoffs.service.js';
import type { CompanyFacts, NotificationFacts } from './notification-facts.js';
import { countOneMore, markOnce } from './notification-marks.store.js';
import type { NotifyService, Origin } from './notify.service.js';
import { type Cause, planNotifications } from './plan-notifications.js';
import { reminderKind } from './reminder.job.js';

export const planKind = 'notifications.plan';

interface Needs extends Pick<Ground, 'now' | 'addJob'> {
  facts: NotificationFacts;
  telling: NotifyService;
}

interface NotificationEvent extends Origin {
  subjectId: string;
  payload: Job['payload'];
}

type Plan = (told: NotificationEvent) => Promise<FinishJob | undefined>;

const textOf = (value: string | number | null | undefined): string | null => (typeof value === 'string' ? value : null);

/** Of each event, who is to know what. */
export class NotificationsPlan implements JobHandler {
  readonly kind = planKind;
  readonly retryAfterMs = [1_000, 10_000, minuteMs, 10 * minuteMs, hourMs];

  private readonly plans: Readonly<Partial<Record<EventType, Plan>>> = {
    'lead.created': (told) => this.leadCreated(told),
    'lead.assigned': (told) => this.leadAssigned(told),
    'lead.status_changed': (told) => this.statusChanged(told),
    'handoff.requested': (told) => this.handoffAsked(told),
    'webhook.disabled': (told) => this.simply(told, { kind: 'webhookDisabled' }),
    'job.dead': (told) => this.jobDead(told),
  };

  constructor(private readonly needs: Needs) {}

  get events(): EventType[] {
    return Object.keys(this.plans) as EventType[];
  }

  async run({ companyId, payload }: Job): Promise<FinishJob | undefined> {
    const { eventId, type, subjectId } = payload;
    if (companyId === null) return undefined;
    const told = { companyId, eventId: String(eventId), subjectId: String(subjectId), payload };
    return this.plans[type as EventType]?.(told);
  }

  private async leadCreated(told: NotificationEvent): Promise<FinishJob | undefined> {
    const { facts } = this.needs;
    const { companyId, subjectId } = told;
    const lead = await facts.lead(companyId, subjectId);
    if (!lead) return undefined;
    const company = await facts.company(companyId);
    // Where this comes late, somebody may have been faster.
    const isWaiting = lead.firstContactAt === null;
    return async (trx) => {
      if (isWaiting) await this.tell(trx, told, company, { kind: 'leadCreated', lead });
      await this.celebrate(trx, told, company, 'leads');
      if (isWaiting) await this.remindOfLead(trx, company, lead, companyId);
    };
  }

  private async leadAssigned(told: NotificationEvent): Promise<FinishJob | undefined> {
    const lead = await this.needs.facts.lead(told.companyId, told.subjectId);
    if (!lead) return undefined;
    const { assigneeId, by } = told.payload;
    return this.simply(told, { kind: 'leadAssigned', lead, assigneeId: textOf(assigneeId), byId: textOf(by) });
  }

  private async statusChanged(told: NotificationEvent): Promise<FinishJob | undefined> {
    const { facts, now } = this.needs;
    const { companyId, subjectId: leadId, payload } = told;
    if (payload.to !== 'converted' || !(await facts.lead(companyId, leadId))) return undefined;
    const company = await facts.company(companyId);
    const goal = company.monthlyGoal;
    const { month, name, won } = await facts.wonThisMonth(companyId, company.timezone);
    return async (trx) => {
      const isFirst = await markOnce(trx, { companyId, key: `won:${leadId}`, leadId, createdAt: now() });
      if (isFirst) await this.celebrate(trx, told, company, 'conversions');
      if (goal === 0 || won < goal) return;
      const isNews = await markOnce(trx, { companyId, key: `goal:${month}`, leadId: null, createdAt: now() });
      if (isNews) await this.tell(trx, told, company, { kind: 'goalReached', goal, month: name });
    };
  }

  private async handoffAsked(told: NotificationEvent): Promise<FinishJob | undefined> {
    const { facts } = this.needs;
    const { companyId, subjectId } = told;
    const handoff = await facts.handoff(companyId, subjectId);
    if (!handoff) return undefined;
    const { leadId } = handoff;
    const lead = leadId === null ? undefined : await facts.lead(companyId, leadId);
    if (leadId !== null && !lead) return undefined;
    const company = await facts.company(companyId);
    const dueMs = promisedMs(handoff, company.promise.hours);
    return async (trx) => {
      await this.tell(trx, told, company, { kind: 'handoffAsked', lead, handoff });
      if (leadId === null || dueMs === null) return;
      const runAt = remindBefore(handoff.createdAt, dueMs);
      await this.remind(trx, { companyId, leadId, handoffId: handoff.id, dueMs, runAt });
    };
  }

  /** Once an hour for each kind: a mail server that is down fails for every mail. */
  private async jobDead(told: NotificationEvent): Promise<FinishJob | undefined> {
    const { facts, now } = this.needs;
    const jobKind = textOf(told.payload.kind) ?? '';
    const company = await facts.company(told.companyId);
    const key = `dead:${jobKind}:${Math.floor(now() / hourMs)}`;
    const staff = told.payload.end === 'set aside' ? await facts.staff() : undefined;
    return async (trx) => {
      if (staff) {
        const companyName = told.payload.of === 'platform' ? null : company.name;
        const cause = { kind: 'jobSetAside', jobKind, companyName } as const;
        await this.tell(trx, { ...told, companyId: staff.id }, staff, cause);
      }
      const isNews = await markOnce(trx, { companyId: told.companyId, key, leadId: null, createdAt: now() });
      if (isNews) await this.tell(trx, told, company, { kind: 'notDelivered', jobKind });
    };
  }

  private async simply(told: NotificationEvent, cause: Cause): Promise<FinishJob> {
    const company = await this.needs.facts.company(told.companyId);
    return (trx) => this.tell(trx, told, company, cause);
  }

  private tell(trx: Db, { eventId, companyId }: NotificationEvent, company: CompanyFacts, cause: Cause): Promise<void> {
    const drafts = planNotifications(cause, company);
    return this.needs.telling.tellAll(trx, { eventId, companyId, causeId: eventId }, { drafts, team: company.team });
  }

  private async celebrate(
    trx: Db,
    told: NotificationEvent,
    company: CompanyFacts,
    of: 'leads' | 'conversions',
  ): Promise<void> {
    const count = await countOneMore(trx, { companyId: told.companyId, kind: of });
    if (isMilestone(count)) await this.tell(trx, told, company, { kind: 'milestone', of, count });
  }

  private async remindOfLead(trx: Db, { promise }: CompanyFacts, lead: LeadSummary, companyId: string): Promise<void> {
    const sinceMs = Date.parse(lead.createdAt);
    const [runAt, dueMs] = [remindAt(sinceMs, promise), respondBy(sinceMs, promise)];
    if (runAt === null || dueMs === null) return;
    await this.remind(trx, { companyId, leadId: lead.id, handoffId: null, dueMs, runAt });
  }

  private async remind(trx: Db, { companyId, leadId, handoffId, dueMs, runAt }: Reminder): Promise<void> {
    await this.needs.addJob(trx, {
      kind: reminderKind,
      companyId,
      runAt,
      payload: { leadId, handoffId, dueAt: dueMs },
      uniqueKey: `${reminderKind}:${handoffId ?? leadId}`,
    });
  }
}

interface Reminder {
  companyId: string;
  leadId: string;
  handoffId: string | null;
  dueMs: number;
  runAt: number;
}
