import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { BulkAction, bulkOutcomes } from '@meg/shared/contract/lead-bulk';
import type { changeLeadStatus, editLead } from '@meg/shared/contract/lead-detail';
import { type LeadStatus, nextStatuses } from '@meg/shared/domain/leads/lead-status';
import { mostTags } from '@meg/shared/domain/leads/lead-tags';
import { AppError } from '../../../app-error.js';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import { type Member, memberMay } from '../../../people/person.js';
import { personName } from '../../../people/person-name.js';
import { noteView } from '../detail/lead-detail.service.js';
import { leadGone } from '../detail/lead-gone.js';
import type { FeaturesUsed } from '../features-used.js';
import { tagsOfLeads } from '../list/lead-list.store.js';
import { seesAssigned } from '../list/lead-sight.service.js';
import { auditedOutcome, type LeadOutcomesService } from '../outcome/lead-outcomes.service.js';
import { assignFirstToAct, assignIfNobodys } from './first-to-act.js';
import { leadEditRecorder, type RecordLeadEdit } from './lead-edits.service.js';
import { type EditTarget, requireLead, requireVersion, targetOf } from './lead-target.js';
import { assignLead, deleteNote, deleteTag, findAssigned, insertNote, insertTag } from './lead-work.store.js';
import { requireWorker } from './require-worker.js';

type Edit = ParsedInputOf<typeof editLead>;
type StatusEdit = ParsedInputOf<typeof changeLeadStatus>;
type StatusTo = Pick<StatusEdit['body'], 'to' | 'outcome'>;
type BulkOutcome = (typeof bulkOutcomes)[number];

/** Edits of leads by people of the company. Each is recorded with its author and time. */
export class LeadWorkService {
  private readonly record: RecordLeadEdit;

  constructor(private readonly needs: Ground & FeaturesUsed & { leadOutcomes: LeadOutcomesService }) {
    this.record = leadEditRecorder(needs);
  }

  edit(member: Member, { id }: Edit['params'], { version, assigneeId, tags }: Edit['body']): Promise<void> {
    const at = targetOf(member, id);
    return this.needs.database.transaction(async (trx) => {
      await requireVersion(trx, at, version);
      if (assigneeId !== undefined) await this.assign(trx, at, assigneeId);
      if (tags !== undefined) await this.setTags(trx, at, tags);
    });
  }

  changeStatus(
    member: Member,
    { id }: StatusEdit['params'],
    { version, ...change }: StatusEdit['body'],
  ): Promise<void> {
    const at = targetOf(member, id);
    return this.needs.database.transaction(async (trx) => {
      await requireVersion(trx, at, version);
      const { outcome, from } = await this.applyStatus(trx, at, change);
      if (outcome === 'refused') throw refusal(from, change.to);
      if (outcome === 'changed') await assignFirstToAct(trx, at, { ...this.needs, recordLeadEdit: this.record });
    });
  }

  /** A lead that is refused does not stop the others. */
  bulk(member: Member, ids: readonly string[], action: BulkAction) {
    // Sorted, so that two bulk edits at once cannot deadlock.
    const ordered = [...new Set(ids)].sort();
    return this.needs.database.transaction(async (trx) => {
      const results: { id: string; outcome: BulkOutcome }[] = [];
      for (const id of ordered) results.push({ id, outcome: await this.apply(trx, targetOf(member, id), action) });
      return { results };
    });
  }

  async addNote(member: Member, leadId: string, text: string) {
    const { database, now, newId } = this.needs;
    const { companyId, personId, person } = member;
    const note = { id: newId(), companyId, leadId, personId, personName: personName(person), text, createdAt: now() };
    await database.transaction(async (trx) => {
      await requireLead(trx, { companyId, leadId });
      await insertNote(trx, note);
      await this.noteChanged(trx, companyId, leadId);
    });
    return noteView(note, personId);
  }

  async removeNote(member: Member, leadId: string, noteId: string): Promise<void> {
    const { companyId, personId } = member;
    const note = { companyId, leadId, noteId, personId: memberMay(member, 'leads.erase') ? undefined : personId };
    const isDeleted = await this.needs.database.transaction(async (trx) => {
      if (!(await deleteNote(trx, note))) return false;
      await this.noteChanged(trx, companyId, leadId);
      return true;
    });
    if (!isDeleted)
      throw new AppError('not_found', { message: 'This note is not there, or it is not yours to remove.' });
  }

  /** The lead is found by its notes, and who has it open sees them. */
  private async noteChanged(trx: Db, companyId: string, leadId: string): Promise<void> {
    await this.needs.leads.indexAgain(trx, companyId, leadId);
    await this.needs.recordEvent(trx, { type: 'lead.updated', companyId, subjectId: leadId });
  }

  private async apply(trx: Db, at: EditTarget, action: BulkAction): Promise<BulkOutcome> {
    const lead = await findAssigned(trx, at);
    if (!lead || !seesAssigned(at.member, lead.assigneeId)) return 'not_found';
    switch (action.kind) {
      case 'status': {
        const { outcome } = await this.applyStatus(trx, at, action);
        return outcome === 'changed' ? 'done' : outcome;
      }
      case 'assign':
        return (await this.assign(trx, at, action.assigneeId)) ? 'done' : 'same';
      case 'tag':
        return this.addTag(trx, at, action.tag);
      case 'untag':
        return (await this.removeTag(trx, at, action.tag)) ? 'done' : 'same';
    }
  }

  private async applyStatus(trx: Db, at: EditTarget, { to, outcome }: StatusTo) {
    if (outcome && outcome.kind !== to) throw wrongOutcome(to);
    const { member, companyId, leadId } = at;
    const { leads, leadOutcomes, recordAudit } = this.needs;
    const change = await leads.changeStatus(trx, { companyId, leadId, to, by: member.personId });
    if (change.outcome === 'changed') {
      const before = auditedOutcome(await leadOutcomes.ofLead(trx, companyId, leadId));
      await leadOutcomes.clear(trx, at);
      const after = outcome && auditedOutcome(await leadOutcomes.set(trx, at, outcome));
      const detail = { from: change.from, to, before, after };
      await recordAudit(trx, { companyId, person: member.person, action: 'lead.status', subject: leadId, detail });
      if (to === 'converted') await assignIfNobodys(trx, at, { ...this.needs, recordLeadEdit: this.record });
    }
    return change;
  }

  /** False if the lead is assigned so already. */
  private async assign(trx: Db, at: EditTarget, assigneeId: string | null): Promise<boolean> {
    const { companyId, leadId } = at;
    const before = await findAssigned(trx, at);
    if (!before) throw leadGone();
    if (before.assigneeId === assigneeId) return false;
    const person = assigneeId !== null && (await requireWorker(this.needs.people, trx, { companyId, assigneeId }));
    await assignLead(trx, at, assigneeId);
    const detail = { assigneeId, by: at.member.personId };
    await this.needs.recordEvent(trx, { type: 'lead.assigned', companyId, subjectId: leadId, detail });
    await this.record(trx, at, { kind: 'assigned', detail: person ? personName(person) : '' });
    return true;
  }

  private async setTags(trx: Db, at: EditTarget, tags: readonly string[]): Promise<void> {
    const { companyId, leadId } = at;
    const before = (await tagsOfLeads(trx, companyId, [leadId])).get(leadId) ?? [];
    for (const tag of before.filter((one) => !tags.includes(one))) await this.removeTag(trx, at, tag);
    for (const tag of tags.filter((one) => !before.includes(one))) await this.addTag(trx, at, tag);
  }

  private async addTag(trx: Db, at: EditTarget, tag: string): Promise<BulkOutcome> {
    const { companyId, leadId } = at;
    const before = (await tagsOfLeads(trx, companyId, [leadId])).get(leadId) ?? [];
    if (before.includes(tag)) return 'same';
    if (before.length >= mostTags) return 'refused';
    if (!(await insertTag(trx, at, tag))) return 'same';
    await this.record(trx, at, { kind: 'tagged', detail: tag });
    return 'done';
  }

  private async removeTag(trx: Db, at: EditTarget, tag: string): Promise<boolean> {
    if (!(await deleteTag(trx, at, tag))) return false;
    await this.record(trx, at, { kind: 'untagged', detail: tag });
    return true;
  }
}

function wrongOutcome(to: LeadStatus): AppError {
  const fields = { outcome: `An outcome of another kind than ${to}` };
  return new AppError('validation_failed', { fields });
}

const wordsOf = (status: LeadStatus) => (status === 'human-handoff-requested' ? 'waiting for a follow-up' : status);

function refusal(from: LeadStatus, to: LeadStatus): AppError {
  const allowed = new Intl.ListFormat('en', { type: 'disjunction' }).format(nextStatuses[from].map(wordsOf));
  const message = `This lead is ${wordsOf(from)}, and from there it cannot become ${wordsOf(to)}. It can become ${allowed}.`;
  return new AppError('status_change_refused', { message });
}
