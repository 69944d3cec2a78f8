import type { BulkAction, bulkOutcomes } from '@meg/shared/contract/lead-bulk';
import { type LeadDetail, mostTags } from '@meg/shared/contract/lead-detail';
import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { AppError } from '../../../app-error.js';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { Member } from '../../../people/person.js';
import { personName } from '../../../people/person-name.js';
import type { LeadsService } from '../../leads/leads.service.js';
import type { PeopleService } from '../../people/people.service.js';
import { leadGone, noteView } from '../detail/lead-detail.service.js';
import type { LeadEditRow } from '../detail/lead-detail.store.js';
import { tagsOfLeads } from '../list/lead-list.store.js';
import {
  assignLead,
  deleteNote,
  deleteTag,
  findAssigned,
  insertEdit,
  insertNote,
  insertTag,
  type LeadAt,
  takeVersion,
} from './lead-work.store.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'newId' | 'recordAudit' | 'recordEvent'> {
  leads: LeadsService;
  people: PeopleService;
}

interface Edit {
  id: string;
  version: number;
  assigneeId?: string | null | undefined;
  tags?: string[] | undefined;
}

type BulkOutcome = (typeof bulkOutcomes)[number];

/** Edits of leads by people of the company. Each is recorded with its author and time. */
export class LeadWorkService {
  constructor(private readonly needs: Needs) {}

  edit(member: Member, { id, version, assigneeId, tags }: Edit): Promise<void> {
    const lead = { companyId: member.companyId, leadId: id };
    return this.needs.database.transaction(async (trx) => {
      await this.take(trx, lead, version);
      if (assigneeId !== undefined) await this.assign(trx, { member, lead }, assigneeId);
      if (tags !== undefined) await this.setTags(trx, { member, lead }, tags);
    });
  }

  changeStatus(member: Member, { id, version, to }: { id: string; version: number; to: LeadStatus }): Promise<void> {
    const lead = { companyId: member.companyId, leadId: id };
    return this.needs.database.transaction(async (trx) => {
      await this.take(trx, lead, version);
      const { outcome, from } = await this.moveTo(trx, { member, lead }, to);
      if (outcome === 'refused') throw refusal(from, to);
    });
  }

  /** A lead that is refused does not stop the others. */
  async bulk(member: Member, ids: readonly string[], action: BulkAction) {
    const { database } = this.needs;
    // Sorted, so that two bulk edits at once cannot deadlock.
    const ordered = [...new Set(ids)].sort();
    const outcomes = await database.transaction(async (trx) => {
      const done = new Map<string, BulkOutcome>();
      for (const leadId of ordered) {
        const lead = { companyId: member.companyId, leadId };
        done.set(leadId, await this.doTo(trx, { member, lead }, action));
      }
      return done;
    });
    return { results: ordered.map((id) => ({ id, outcome: outcomes.get(id) ?? ('not_found' as const) })) };
  }

  async addNote(member: Member, leadId: string, text: string): Promise<LeadDetail['notes'][number]> {
    const { database, now, newId } = this.needs;
    const { companyId, personId, person } = member;
    const note = { id: newId(), companyId, leadId, personId, personName: personName(person), text, createdAt: now() };
    await database.transaction(async (trx) => {
      if (!(await findAssigned(trx, companyId, leadId))) throw leadGone();
      await insertNote(trx, note);
    });
    return noteView(note, personId);
  }

  async removeNote({ companyId, personId, isOwner }: Member, leadId: string, noteId: string): Promise<void> {
    const note = { companyId, leadId, noteId, personId: isOwner ? undefined : personId };
    const isDeleted = await this.needs.database.transaction((trx) => deleteNote(trx, note));
    if (!isDeleted)
      throw new AppError('not_found', { message: 'This note is not there, or it is not yours to remove.' });
  }

  private async take(trx: Db, lead: LeadAt, version: number): Promise<void> {
    if (await takeVersion(trx, { ...lead, version })) return;
    throw (await findAssigned(trx, lead.companyId, lead.leadId)) ? new AppError('edit_conflict') : leadGone();
  }

  private async doTo(trx: Db, at: EditTarget, action: BulkAction): Promise<BulkOutcome> {
    const found = await findAssigned(trx, at.lead.companyId, at.lead.leadId);
    if (!found) return 'not_found';
    switch (action.kind) {
      case 'status': {
        const { outcome } = await this.moveTo(trx, at, action.to);
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

  private async moveTo(trx: Db, { member, lead }: EditTarget, to: LeadStatus) {
    const { leads, recordAudit } = this.needs;
    const change = await leads.changeStatus(trx, { ...lead, to, by: member.personId });
    if (change.outcome === 'changed') {
      const { companyId, leadId: subject } = lead;
      const detail = { from: change.from, to };
      await recordAudit(trx, { companyId, person: member.person, action: 'lead.status', subject, detail });
    }
    return change;
  }

  /** False if the lead is assigned so already. */
  private async assign(trx: Db, at: EditTarget, assigneeId: string | null): Promise<boolean> {
    const { companyId, leadId } = at.lead;
    const before = await findAssigned(trx, companyId, leadId);
    if (!before) throw leadGone();
    if (before.assigneeId === assigneeId) return false;
    const people = assigneeId === null ? [] : await this.needs.people.list(companyId, trx);
    const person = people.find(({ id, state }) => id === assigneeId && state === 'active');
    if (assigneeId !== null && !person) {
      throw new AppError('validation_failed', { fields: { assigneeId: 'Choose a person of your team' } });
    }
    await assignLead(trx, at.lead, assigneeId);
    const detail = { assigneeId, by: at.member.personId };
    await this.needs.recordEvent(trx, { type: 'lead.assigned', companyId, subjectId: leadId, detail });
    await this.keep(trx, at, { kind: 'assigned', detail: person ? personName(person) : '' });
    return true;
  }

  private async setTags(trx: Db, at: EditTarget, tags: readonly string[]): Promise<void> {
    const { companyId, leadId } = at.lead;
    const before = (await tagsOfLeads(trx, companyId, [leadId])).get(leadId) ?? [];
    for (const tag of before.filter((one) => !tags.includes(one))) await this.removeTag(trx, at, tag);
    for (const tag of tags.filter((one) => !before.includes(one))) await this.addTag(trx, at, tag);
  }

  private async addTag(trx: Db, at: EditTarget, tag: string): Promise<BulkOutcome> {
    const { companyId, leadId } = at.lead;
    const before = (await tagsOfLeads(trx, companyId, [leadId])).get(leadId) ?? [];
    if (before.includes(tag)) return 'same';
    if (before.length >= mostTags) return 'refused';
    if (!(await insertTag(trx, at.lead, tag))) return 'same';
    await this.keep(trx, at, { kind: 'tagged', detail: tag });
    return 'done';
  }

  private async removeTag(trx: Db, at: EditTarget, tag: string): Promise<boolean> {
    if (!(await deleteTag(trx, at.lead, tag))) return false;
    await this.keep(trx, at, { kind: 'untagged', detail: tag });
    return true;
  }

  private async keep(trx: Db, { member, lead }: EditTarget, edit: Pick<LeadEditRow, 'kind' | 'detail'>): Promise<void> {
    const { newId, now } = this.needs;
    const { personId, person } = member;
    await insertEdit(trx, {
      id: newId(),
      ...lead,
      personId,
      personName: personName(person),
      ...edit,
      createdAt: now(),
    });
  }
}

/** An edit's author and its lead. */
interface EditTarget {
  member: Member;
  lead: LeadAt;
}

const words: Record<LeadStatus, string> = {
  new: 'new',
  contacted: 'contacted',
  qualified: 'qualified',
  converted: 'converted',
  lost: 'lost',
  'human-handoff-requested': 'waiting for a follow-up',
};

function refusal(from: LeadStatus, to: LeadStatus): AppError {
  const message = `This lead is ${words[from]}, and from there it cannot become ${words[to]}. Choose another status.`;
  return new AppError('status_change_refused', { message });
}
