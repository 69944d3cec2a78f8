import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { undoGraceMs, undoMs } from '@meg/shared/domain/leads/lead-outcome';
import { isMilestone } from '@meg/shared/domain/notifications/milestones';
import { remindAt, remindBefore, respondBy } from '@meg/shared/domain/time/response-clock';
import type { Db } from '../../../database/schema.js';
import type { EventType } from '../../../events/record-event.js';
import type { Ground } from '../../../ground.js';
import type { FinishJob, Job, JobHandler } from '../../../jobs/job.js';
import { hourMs, minuteMs } from '../../../time/time-units.js';
import { type HandoffRow, movedFrom, promisedMs } from '../../handoffs/handoffs.service.js';
import { madeFromHandoff } from '../../leads/lead-source.service.js';
import { assigneeAwayKind } from './assignee-away.job.js';
import type { Cause } from './causes.js';
import type { CompanyFacts, NotificationFacts } from './notification-facts.js';
import { countOneMore, markOnce } from './notification-marks.store.js';
import type { NotifyService, Origin } from './notify.service.js';
import { reminderKind } from './reminder.job.js';

interface Needs extends Pick<Ground, 'now' | 'addJob'> {
  facts: NotificationFacts;
  notify: NotifyService;
}

interface NotificationEvent extends Origin {
  subjectId: string;
  payload: Job['payload'];
}

type Plan = (event: NotificationEvent) => Promise<FinishJob | undefined>;

/** As long as further answers of the visitor count as the same change. */
const revisionMs = 2 * minuteMs;

const textOf = (value: string | number | null | undefined): string | null => (typeof value === 'string' ? value : null);

/** Decides for each event who is notified of what. */
export class NotificationsPlan implements JobHandler {
  readonly kind = 'notifications.plan';
  readonly retryAfterMs = [1_000, 10_000, minuteMs, 10 * minuteMs, hourMs];

  private readonly plans: Readonly<Partial<Record<EventType, Plan>>> = {
    'lead.created': (event) => this.leadCreated(event),
    'lead.revised': (event) => this.leadRevised(event),
    'lead.assigned': (event) => this.leadAssigned(event),
    'lead.status_changed': (event) => this.statusChanged(event),
    'handoff.requested': (event) => this.handoffRequested(event),
    'handoff.joined': (event) => this.handoffJoined(event),
    'callback.changed': (event) => this.callbackChanged(event),
    'callback.cancelled': (event) => this.callbackCancelled(event),
    'webhook.disabled': (event) => this.planCause(event, { kind: 'webhookDisabled' }),
    'chat.refused': (event) => this.planCause(event, { kind: 'chatRefused', host: textOf(event.payload.host) ?? '' }),
    'order.placed': (event) => this.orderPlaced(event),
    'support.emergency': (event) => this.planCause(event, { kind: 'supportEmergency' }),
    'job.dead': (event) => this.jobDead(event),
  };

  constructor(private readonly needs: Needs) {}

  get events(): EventType[] {
    return Object.keys(this.plans) as EventType[];
  }

  async run({ companyId, payload }: Job): Promise<FinishJob | undefined> {
    const { eventId, type, subjectId } = payload;
    if (companyId === null) return undefined;
    const isCrowded = payload.isCrowded === 'yes';
    const event = { companyId, eventId: String(eventId), subjectId: String(subjectId), payload, isCrowded };
    return this.plans[type as EventType]?.(event);
  }

  private async leadCreated(event: NotificationEvent): Promise<FinishJob | undefined> {
    const { facts } = this.needs;
    const { companyId, subjectId } = event;
    const lead = await facts.lead(companyId, subjectId);
    if (!lead) return undefined;
    const company = await facts.company(companyId);
    // A person may have contacted the lead before this job ran.
    const isWaiting = lead.firstContactAt === null;
    const by = textOf(event.payload.by);
    // The request that it was made of has its own notification and its own reminder.
    const isRequest = by === madeFromHandoff;
    const isFromChat = by === null || isRequest;
    // Who is given a lead that was added by hand is told of that.
    const isNews = isFromChat ? isWaiting && !isRequest : lead.assigneeId === null;
    return async (trx) => {
      if (isNews) await this.notify(trx, event, company, { kind: 'leadCreated', lead, byId: by });
      if (isFromChat) await this.notifyMilestone(trx, event, company, 'leads');
      if (isWaiting && !isRequest) await this.remindOfLead(trx, company, lead, companyId);
    };
  }

  /** Once the visitor has had a moment to say the rest of it. */
  private async leadRevised(event: NotificationEvent): Promise<FinishJob | undefined> {
    const { facts, addJob, now } = this.needs;
    const { companyId, subjectId, payload } = event;
    if (payload.isSettled !== 1) {
      const runAt = now() + revisionMs;
      return (trx) => addJob(trx, { kind: this.kind, companyId, payload: { ...payload, isSettled: 1 }, runAt });
    }
    const lead = await facts.lead(companyId, subjectId);
    const change = await facts.visitorEdit(companyId, textOf(payload.editId) ?? '');
    if (!lead || !change) return undefined;
    const company = await facts.company(companyId);
    return (trx) => this.notify(trx, event, company, { kind: 'leadRevised', lead, ...change });
  }

  private async leadAssigned(event: NotificationEvent): Promise<FinishJob | undefined> {
    const lead = await this.needs.facts.lead(event.companyId, event.subjectId);
    if (!lead) return undefined;
    const { assigneeId, by, addedBy } = event.payload;
    const cause = { kind: 'leadAssigned', lead, assigneeId: textOf(assigneeId), byId: textOf(by) } as const;
    // The notification of the new lead goes to the same person. None comes of a lead that was added by hand.
    const isTold = by === 'rule' && (textOf(addedBy) === null || addedBy === assigneeId);
    const company = await this.needs.facts.company(event.companyId);
    return async (trx) => {
      if (!isTold) await this.notify(trx, event, company, cause);
      if (lead.assigneeId !== null && lead.firstContactAt === null) await this.watchAssignee(trx, event, company, lead);
    };
  }

  private async statusChanged(event: NotificationEvent): Promise<FinishJob | undefined> {
    const { facts, now } = this.needs;
    const { companyId, subjectId: leadId, payload } = event;
    if (payload.to !== 'converted') return undefined;
    if (payload.undoIsOver !== 1) return (trx) => this.waitForUndo(trx, event);
    if ((await facts.lead(companyId, leadId))?.status !== 'converted') return undefined;
    const company = await facts.company(companyId);
    const goal = company.monthlyGoal;
    const { month, name, won } = await facts.wonThisMonth(companyId, company.timezone);
    return async (trx) => {
      const isFirst = await markOnce(trx, { companyId, key: `won:${leadId}`, leadId, createdAt: now() });
      if (isFirst) await this.notifyMilestone(trx, event, company, 'conversions');
      if (goal === 0 || won < goal) return;
      const isNews = await markOnce(trx, { companyId, key: `goal:${month}`, leadId: null, createdAt: now() });
      if (isNews) await this.notify(trx, event, company, { kind: 'goalReached', goal, month: name });
    };
  }

  /** Nobody is to be congratulated on what is taken back a moment later. */
  private async waitForUndo(trx: Db, { companyId, payload }: NotificationEvent): Promise<void> {
    const runAt = this.needs.now() + undoMs + undoGraceMs;
    await this.needs.addJob(trx, { kind: this.kind, companyId, payload: { ...payload, undoIsOver: 1 }, runAt });
  }

  private async handoffRequested(event: NotificationEvent): Promise<FinishJob | undefined> {
    return this.planHandoff(event, async (trx, { lead, handoff, company }) => {
      const fromMs = movedFrom(event.payload);
      const cause = { lead, handoff };
      await this.notify(
        trx,
        event,
        company,
        fromMs === null ? { kind: 'handoffRequested', ...cause } : { kind: 'callbackChanged', ...cause, fromMs },
      );
      await this.remindOfHandoff(trx, handoff, company);
      if (lead && lead.assigneeId !== null) await this.watchAssignee(trx, event, company, lead, handoff);
    });
  }

  /** People were notified when the request came. */
  private async handoffJoined(event: NotificationEvent): Promise<FinishJob | undefined> {
    return this.planHandoff(event, (trx, { handoff, company }) => this.remindOfHandoff(trx, handoff, company));
  }

  private async callbackChanged(event: NotificationEvent): Promise<FinishJob | undefined> {
    return this.planHandoff(event, async (trx, { lead, handoff, company }) => {
      // Cancelled meanwhile: the event of that notifies people.
      if (handoff.cancelledAt !== null) return;
      await this.notify(trx, event, company, {
        kind: 'callbackChanged',
        lead,
        handoff,
        byId: textOf(event.payload.by),
        fromMs: movedFrom(event.payload),
      });
      await this.remindOfHandoff(trx, handoff, company);
    });
  }

  private async callbackCancelled(event: NotificationEvent): Promise<FinishJob | undefined> {
    return this.planHandoff(event, (trx, { lead, handoff, company }) =>
      this.notify(trx, event, company, { kind: 'callbackCancelled', lead, handoff, byId: textOf(event.payload.by) }),
    );
  }

  private async planHandoff(
    { companyId, subjectId }: NotificationEvent,
    finish: (trx: Db, facts: HandoffFacts) => Promise<void>,
  ): Promise<FinishJob | undefined> {
    const { facts } = this.needs;
    const handoff = await facts.handoff(companyId, subjectId);
    if (!handoff) return undefined;
    const { leadId } = handoff;
    const lead = leadId === null ? undefined : await facts.lead(companyId, leadId);
    if (leadId !== null && !lead) return undefined;
    const company = await facts.company(companyId);
    return (trx) => finish(trx, { lead, handoff, company });
  }

  private async orderPlaced(event: NotificationEvent): Promise<FinishJob | undefined> {
    const { facts } = this.needs;
    const order = await facts.order(event.subjectId);
    if (!order) return undefined;
    const staff = await facts.staff();
    return (trx) => this.notify(trx, { ...event, companyId: staff.id }, staff, { kind: 'orderPlaced', order });
  }

  /** Notifies once an hour for each kind: while a mail server is down, every mail fails. */
  private async jobDead(event: NotificationEvent): Promise<FinishJob | undefined> {
    const { facts, now } = this.needs;
    const jobKind = textOf(event.payload.kind) ?? '';
    const company = await facts.company(event.companyId);
    const key = `dead:${jobKind}:${Math.floor(now() / hourMs)}`;
    const staff = event.payload.end === 'set aside' ? await facts.staff() : undefined;
    return async (trx) => {
      if (staff) {
        const companyName = event.payload.of === 'platform' ? null : company.name;
        const cause = { kind: 'jobSetAside', jobKind, companyName } as const;
        await this.notify(trx, { ...event, companyId: staff.id }, staff, cause);
      }
      const isNews = await markOnce(trx, { companyId: event.companyId, key, leadId: null, createdAt: now() });
      if (isNews) await this.notify(trx, event, company, { kind: 'notDelivered', jobKind });
    };
  }

  private async planCause(event: NotificationEvent, cause: Cause): Promise<FinishJob> {
    const company = await this.needs.facts.company(event.companyId);
    return (trx) => this.notify(trx, event, company, cause);
  }

  private notify(trx: Db, event: NotificationEvent, company: CompanyFacts, cause: Cause) {
    const { eventId, companyId, isCrowded = false } = event;
    return this.needs.notify.notify(trx, { eventId, companyId, causeId: eventId, isCrowded }, { cause, company });
  }

  private async notifyMilestone(trx: Db, event: NotificationEvent, company: CompanyFacts, of: 'leads' | 'conversions') {
    const count = await countOneMore(trx, { companyId: event.companyId, kind: of });
    if (isMilestone(count)) await this.notify(trx, event, company, { kind: 'milestone', of, count });
  }

  /** At the half of the promise it is looked whether who has the lead can be reached at all. */
  private async watchAssignee(
    trx: Db,
    { companyId, eventId }: NotificationEvent,
    { promise }: CompanyFacts,
    lead: LeadSummary,
    handoff?: HandoffRow,
  ): Promise<void> {
    const sinceMs = handoff?.createdAt ?? Date.parse(lead.createdAt);
    const dueMs = handoff ? promisedMs(handoff, promise.hours) : respondBy(sinceMs, promise);
    if (dueMs === null) return;
    await this.needs.addJob(trx, {
      kind: assigneeAwayKind,
      companyId,
      runAt: Math.max(this.needs.now(), (sinceMs + dueMs) / 2),
      payload: { leadId: lead.id, handoffId: handoff?.id ?? null },
      uniqueKey: `${assigneeAwayKind}:${eventId}`,
    });
  }

  private async remindOfLead(trx: Db, { promise }: CompanyFacts, lead: LeadSummary, companyId: string): Promise<void> {
    const sinceMs = Date.parse(lead.createdAt);
    const [runAt, dueMs] = [remindAt(sinceMs, promise), respondBy(sinceMs, promise)];
    if (runAt === null || dueMs === null) return;
    await this.remind(trx, { companyId, leadId: lead.id, handoffId: null, dueMs, runAt });
  }

  private async remindOfHandoff(trx: Db, handoff: HandoffRow, { promise }: CompanyFacts): Promise<void> {
    const { id: handoffId, companyId, leadId, createdAt, changedAt } = handoff;
    const dueMs = promisedMs(handoff, promise.hours);
    if (leadId === null || dueMs === null) return;
    const runAt = remindBefore(changedAt ?? createdAt, dueMs);
    await this.remind(trx, { companyId, leadId, handoffId, dueMs, runAt, isChanged: changedAt !== null });
  }

  private async remind(trx: Db, { companyId, leadId, handoffId, dueMs, runAt, isChanged }: Reminder): Promise<void> {
    const about = `${reminderKind}:${handoffId ?? leadId}`;
    await this.needs.addJob(trx, {
      kind: reminderKind,
      companyId,
      runAt,
      payload: { leadId, handoffId, dueAt: dueMs },
      uniqueKey: isChanged ? `${about}:${dueMs}` : about,
    });
  }
}

interface HandoffFacts {
  lead: LeadSummary | undefined;
  handoff: HandoffRow;
  company: CompanyFacts;
}

interface Reminder {
  companyId: string;
  leadId: string;
  handoffId: string | null;
  dueMs: number;
  runAt: number;
  /** Each time that a callback was changed to has its own reminder. */
  isChanged?: boolean;
}
