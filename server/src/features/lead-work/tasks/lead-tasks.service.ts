import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { addLeadTask, changeLeadTask } from '@meg/shared/contract/lead-tasks';
import { AppError } from '../../../app-error.js';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { Member } from '../../../people/person.js';
import { pick } from '../../../pick.js';
import { isoTime } from '../../../time/iso-time.js';
import { minuteMs } from '../../../time/time-units.js';
import type { NameOf } from '../colleague-names.js';
import type { RecordLeadEdit } from '../edit/lead-edits.service.js';
import { type EditTarget, requireLead, targetOf } from '../edit/lead-target.js';
import { requireSight, requireWorker } from '../edit/require-worker.js';
import type { FeaturesUsed } from '../features-used.js';
import { onlyOf } from '../list/lead-sight.service.js';
import { findTask, insertTask, type LeadTaskRow, listTasksOfPerson, updateTask } from './lead-tasks.store.js';

/** The job that reminds of a task when it is due. */
export const taskDueKind = 'lead-tasks.due';

/** The job that tells a colleague of a task that somebody has given them. */
export const taskGivenKind = 'lead-tasks.given';

const mostOfPerson = 100;
/** Between choosing a time and saving it. */
const graceMs = minuteMs;

type NewTask = ParsedInputOf<typeof addLeadTask>['body'];
type TaskChange = ParsedInputOf<typeof changeLeadTask>;

/** Those to be done first, in the order in which they are due. */
export function tasksView(rows: readonly LeadTaskRow[], nameOf: NameOf): LeadDetail['tasks'] {
  return [...rows]
    .sort((one, other) => Number(one.doneAt !== null) - Number(other.doneAt !== null) || one.dueAt - other.dueAt)
    .map((row) => ({
      ...pick(row, 'id', 'text', 'assigneeId'),
      dueAt: isoTime(row.dueAt),
      doneAt: isoTime(row.doneAt),
      assigneeName: row.assigneeId === null ? null : nameOf(row.assigneeId),
    }));
}

/** What is to be done for a lead, by when and by whom. */
export class LeadTasksService {
  constructor(private readonly needs: Ground & FeaturesUsed & { recordLeadEdit: RecordLeadEdit }) {}

  find(db: Db, companyId: string, id: string): Promise<LeadTaskRow | undefined> {
    return findTask(db, companyId, id);
  }

  async ofPerson(member: Member) {
    const { companyId, personId } = member;
    const whose = { companyId, personId, onlyOf: onlyOf(member) };
    const rows = await listTasksOfPerson(this.needs.database.reader, whose, mostOfPerson);
    const nowMs = this.needs.now();
    return {
      due: rows.filter(({ dueAt }) => dueAt <= nowMs).length,
      tasks: rows.map((row) => ({ ...row, dueAt: isoTime(row.dueAt) })),
    };
  }

  add(member: Member, leadId: string, { text, dueAt, assigneeId }: NewTask): Promise<void> {
    const at = targetOf(member, leadId);
    const { database, newId, now, people, recordLeadEdit } = this.needs;
    this.requireAhead(Date.parse(dueAt));
    return database.transaction(async (trx) => {
      const lead = await requireLead(trx, at);
      const { companyId, personId } = member;
      if (assigneeId !== null) requireSight(await requireWorker(people, trx, { companyId, assigneeId }), lead);
      const said = { text, dueAt: Date.parse(dueAt), assigneeId };
      const task = { id: newId(), companyId, leadId, ...said, personId, doneAt: null, createdAt: now() };
      await insertTask(trx, task);
      await recordLeadEdit(trx, at, { kind: 'task-added', detail: text });
      await this.remind(trx, task);
      await this.tellAssignee(trx, task, personId);
      await this.tell(trx, at);
    });
  }

  change(member: Member, { id: leadId, taskId }: TaskChange['params'], change: TaskChange['body']): Promise<void> {
    const at = targetOf(member, leadId);
    const { database, now, people, recordLeadEdit } = this.needs;
    const { isDone, dueAt, text, assigneeId } = change;
    return database.transaction(async (trx) => {
      const before = await findTask(trx, at.companyId, taskId);
      if (before?.leadId !== leadId) throw taskGone();
      if (assigneeId != null && assigneeId !== before.assigneeId) {
        const worker = await requireWorker(people, trx, { companyId: at.companyId, assigneeId });
        requireSight(worker, await requireLead(trx, at));
      }
      // A task that is overdue may be changed in all else.
      if (dueAt !== undefined && Date.parse(dueAt) !== before.dueAt) this.requireAhead(Date.parse(dueAt));
      const wasDone = before.doneAt !== null;
      const turns = isDone !== undefined && isDone !== wasDone;
      const after = {
        ...before,
        ...(text !== undefined && { text }),
        ...(assigneeId !== undefined && { assigneeId }),
        ...(dueAt !== undefined && { dueAt: Date.parse(dueAt) }),
        ...(turns && { doneAt: isDone ? now() : null }),
      };
      await updateTask(trx, before, after);
      if (turns) await recordLeadEdit(trx, at, { kind: isDone ? 'task-done' : 'task-reopened', detail: after.text });
      if (after.doneAt === null) await this.remind(trx, after);
      if (after.assigneeId !== before.assigneeId) await this.tellAssignee(trx, after, member.personId);
      await this.tell(trx, at);
    });
  }

  private requireAhead(dueMs: number): void {
    if (dueMs > this.needs.now() - graceMs) return;
    throw new AppError('validation_failed', { fields: { dueAt: 'This time is over: choose a later one' } });
  }

  /** One reminder for each time and person. What is due at once reminds of nothing. */
  private async remind(trx: Db, { id, companyId, dueAt, assigneeId }: LeadTaskRow): Promise<void> {
    if (dueAt <= this.needs.now()) return;
    const uniqueKey = `${taskDueKind}:${id}:${dueAt}:${assigneeId ?? ''}`;
    await this.needs.addJob(trx, {
      kind: taskDueKind,
      companyId,
      runAt: dueAt,
      payload: { taskId: id, dueAt, assigneeId },
      uniqueKey,
    });
  }

  /** Nobody is told of what they have set themselves, nor of what is done. */
  private async tellAssignee(trx: Db, { id, companyId, assigneeId, doneAt }: LeadTaskRow, byId: string): Promise<void> {
    if (assigneeId === null || assigneeId === byId || doneAt !== null) return;
    await this.needs.addJob(trx, { kind: taskGivenKind, companyId, payload: { taskId: id, assigneeId } });
  }

  private tell(trx: Db, { companyId, leadId }: EditTarget): Promise<void> {
    return this.needs.recordEvent(trx, { type: 'lead.updated', companyId, subjectId: leadId });
  }
}

const taskGone = () => new AppError('not_found', { message: 'This task is not there. It may have been erased.' });
