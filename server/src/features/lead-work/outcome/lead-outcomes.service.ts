import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { ShownOutcome } from '@meg/shared/contract/lead-outcome';
import type { editLeadOutcome } from '@meg/shared/contract/lead-outcomes';
import { type LeadOutcome, outcomeInWords, undoGraceMs, undoMs } from '@meg/shared/domain/leads/lead-outcome';
import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { dayIsLongAgo, isLongAgo } from '@meg/shared/domain/leads/past-day';
import { AppError } from '../../../app-error.js';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { Member } from '../../../people/person.js';
import { assignIfNobodys } from '../edit/first-to-act.js';
import type { RecordLeadEdit } from '../edit/lead-edits.service.js';
import { type EditTarget, requireVersion, targetOf } from '../edit/lead-target.js';
import { assignLead, findAssigned } from '../edit/lead-work.store.js';
import type { FeaturesUsed } from '../features-used.js';
import type { LeadOutcomesTable } from '../lead-work.table.js';
import {
  deleteOutcome,
  findLastStatusChange,
  outcomesOfLeads,
  setOutcome,
  tookLeadSince,
} from './lead-outcomes.store.js';

type Edit = ParsedInputOf<typeof editLeadOutcome>;

/** As it is listed and exported. */
export function shownOutcome(row: LeadOutcomesTable | undefined): ShownOutcome | null {
  if (!row) return null;
  const { kind, amount, currency, moveDate, reason, words } = row;
  return { kind, amount, currency, moveDate, reason: reason as ShownOutcome['reason'], words };
}

/** As the log of changes keeps it, which outlives the person's data: without words, which may name them. */
export function auditedOutcome(outcome: ShownOutcome | null) {
  if (!outcome) return undefined;
  const { kind, amount, currency, moveDate, reason } = outcome;
  return kind === 'converted' ? { amount, currency, moveDate } : { reason };
}

/** How leads end: booked for an amount, or lost for a reason. */
export class LeadOutcomesService {
  constructor(private readonly needs: Ground & FeaturesUsed & { recordLeadEdit: RecordLeadEdit }) {}

  async ofLead(db: Db, companyId: string, leadId: string): Promise<ShownOutcome | null> {
    return shownOutcome((await outcomesOfLeads(db, companyId, [leadId])).get(leadId));
  }

  /** In the transaction that changes the status to that kind, or later. Answers as it is stored. */
  async set(trx: Db, at: EditTarget, outcome: LeadOutcome): Promise<ShownOutcome> {
    const { companies, now, recordLeadEdit } = this.needs;
    const { companyId, leadId } = at;
    const company = await companies.requireById(companyId);
    const { currency, country } = company.config;
    if (outcome.kind === 'converted') this.requireDay(outcome.moveDate);
    const nothing = { amount: null, currency: null, moveDate: null, reason: null, words: '' };
    const { kind, ...said } = outcome;
    const money = kind === 'converted' ? { currency } : {};
    const stored = { kind, ...nothing, ...said, ...money };
    await setOutcome(trx, { leadId, companyId, ...stored, createdAt: now() });
    await recordLeadEdit(trx, at, { kind: 'outcome', detail: outcomeInWords(outcome, { currency, country }) });
    return stored;
  }

  /** The move may be done by the time that it is noted as booked. */
  private requireDay(moveDate: string | null): void {
    if (!moveDate || !isLongAgo(moveDate, this.needs.now())) return;
    throw new AppError('validation_failed', { fields: { 'outcome.moveDate': dayIsLongAgo } });
  }

  clear(trx: Db, at: EditTarget): Promise<void> {
    return deleteOutcome(trx, at);
  }

  edit(member: Member, { id }: Edit['params'], { version, outcome }: Edit['body']): Promise<void> {
    const at = targetOf(member, id);
    const { database, leads, recordAudit, recordEvent } = this.needs;
    return database.transaction(async (trx) => {
      await requireVersion(trx, at, version);
      const { status } = await leads.require(trx, at.companyId, id);
      if (status !== outcome.kind) throw notOf(status);
      const { companyId } = at;
      const before = auditedOutcome(await this.ofLead(trx, companyId, id));
      const detail = { before, after: auditedOutcome(await this.set(trx, at, outcome)) };
      await recordAudit(trx, { companyId, person: member.person, action: 'lead.outcome', subject: id, detail });
      if (outcome.kind === 'converted') await assignIfNobodys(trx, at, this.needs);
      await recordEvent(trx, { type: 'lead.updated', companyId, subjectId: id });
    });
  }

  /** The change of status may have made the lead that of whoever changed it, as the first to act. */
  private async giveBack(trx: Db, at: EditTarget, sinceMs: number): Promise<void> {
    const { personId } = at.member;
    const lead = await findAssigned(trx, at);
    if (lead?.assigneeId !== personId || !(await tookLeadSince(trx, at, { personId, sinceMs }))) return;
    await assignLead(trx, at, null);
    const about = { companyId: at.companyId, subjectId: at.leadId };
    await this.needs.recordEvent(trx, { type: 'lead.assigned', ...about, detail: { assigneeId: null, by: personId } });
    await this.needs.recordLeadEdit(trx, at, { kind: 'assigned', detail: '' });
  }

  /** As if the last change had not been, except that the timeline has both. */
  undo(member: Member, id: string, version: number): Promise<void> {
    const at = targetOf(member, id);
    const { database, now, leads, recordLeadEdit, recordAudit } = this.needs;
    return database.transaction(async (trx) => {
      await requireVersion(trx, at, version);
      const last = await findLastStatusChange(trx, at);
      const isOwn = last?.changedBy === member.personId && now() - last.createdAt <= undoMs + undoGraceMs;
      if (!last || !isOwn || (last.toStatus !== 'converted' && last.toStatus !== 'lost')) throw tooLate();
      if (!(await leads.takeBack(trx, last))) throw tooLate();
      const before = auditedOutcome(await this.ofLead(trx, at.companyId, id));
      await deleteOutcome(trx, at);
      await this.giveBack(trx, at, last.createdAt);
      await recordLeadEdit(trx, at, { kind: 'undone', detail: last.toStatus });
      const { companyId } = at;
      const detail = { from: last.toStatus, to: last.fromStatus, before };
      await recordAudit(trx, { companyId, person: member.person, action: 'lead.status', subject: id, detail });
    });
  }
}

function notOf(status: LeadStatus): AppError {
  const message = `This lead is ${status}. Change its status first: only a converted or a lost lead has an outcome.`;
  return new AppError('status_change_refused', { message });
}

function tooLate(): AppError {
  const message = 'This can be undone only for a minute, by whoever did it. Choose another status instead.';
  return new AppError('status_change_refused', { message });
}
