import type { Ground } from '../../../ground.js';
import type { FinishJob, Job, JobHandler } from '../../../jobs/job.js';
import { minuteMs } from '../../../time/time-units.js';
import { type LeadTasksService, taskDueKind, taskGivenKind } from '../../lead-work/tasks/lead-tasks.service.js';
import type { NotificationFacts } from './notification-facts.js';
import type { NotifyService } from './notify.service.js';

interface Needs extends Pick<Ground, 'database'> {
  facts: NotificationFacts;
  notify: NotifyService;
  leadTasks: LeadTasksService;
}

/** Reminds whoever is to do it of a task that is due and not done. */
export class TaskDueJob implements JobHandler {
  readonly kind = taskDueKind;
  readonly retryAfterMs = [1_000, 10_000, minuteMs, 5 * minuteMs];

  constructor(private readonly needs: Needs) {}

  async run({ id, companyId, payload }: Job): Promise<FinishJob | undefined> {
    const { database, facts, notify, leadTasks } = this.needs;
    if (companyId === null) return undefined;
    const task = await leadTasks.find(database.reader, companyId, String(payload.taskId));
    const isStill = task?.doneAt === null && task.dueAt === payload.dueAt && task.assigneeId === payload.assigneeId;
    const lead = task && isStill ? await facts.lead(companyId, task.leadId) : undefined;
    if (!task || !lead) return undefined;
    const company = await facts.company(companyId);
    const cause = { kind: 'taskDue', lead, text: task.text, personId: task.assigneeId ?? task.personId } as const;
    return (trx) => notify.notify(trx, { eventId: id, companyId }, { cause, company });
  }
}

/** Tells a colleague of a task that somebody has given them. */
export class TaskGivenJob implements JobHandler {
  readonly kind = taskGivenKind;
  readonly retryAfterMs = [1_000, 10_000, minuteMs, 5 * minuteMs];

  constructor(private readonly needs: Needs) {}

  async run({ id, companyId, payload }: Job): Promise<FinishJob | undefined> {
    const { database, facts, notify, leadTasks } = this.needs;
    if (companyId === null) return undefined;
    const task = await leadTasks.find(database.reader, companyId, String(payload.taskId));
    if (task?.doneAt !== null || task.assigneeId === null || task.assigneeId !== payload.assigneeId) return undefined;
    const lead = await facts.lead(companyId, task.leadId);
    if (!lead) return undefined;
    const { text, dueAt: dueMs, assigneeId: personId } = task;
    const company = await facts.company(companyId);
    const cause = { kind: 'taskGiven', lead, text, dueMs, personId } as const;
    return (trx) => notify.notify(trx, { eventId: id, companyId }, { cause, company });
  }
}
