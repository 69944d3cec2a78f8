import type { Callback, CallbackChange } from '@meg/shared/contract/callbacks';
import type { CallbackResult } from '@meg/shared/domain/leads/callback-agenda';
import type { CallOutcome } from '@meg/shared/domain/leads/lead-contact';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Member } from '../../people/person.js';
import { isoTime } from '../../time/iso-time.js';
import type { CompaniesService, Company } from '../companies/companies.service.js';
import type { CallbacksService } from '../handoffs/callbacks.service.js';
import { type CallbackRow, type HandoffsService, movedFromDetail } from '../handoffs/handoffs.service.js';
import type { LeadContactService } from '../lead-work/edit/lead-contact.service.js';
import type { RecordLeadEdit } from '../lead-work/edit/lead-edits.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import { type CallbackAgendaService, callbackGone } from './callback-agenda.service.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'recordEvent'> {
  agenda: CallbackAgendaService;
  companies: CompaniesService;
  leads: LeadsService;
  handoffs: HandoffsService;
  callbackTimes: CallbacksService;
  leadContact: LeadContactService;
  recordLeadEdit: RecordLeadEdit;
}

type ChangeEvent = 'callback.changed' | 'callback.cancelled' | 'callback.done' | 'callback.no_answer';

interface Work {
  trx: Db;
  member: Member;
  company: Company;
  row: CallbackRow;
}

const loggedAs: Readonly<Record<CallbackResult, CallOutcome>> = { done: 'reached', no_answer: 'no-answer' };

const alreadyDone = () =>
  new AppError('edit_conflict', { message: 'This callback is done. Load the page again to see who did it.' });

/** What people of the company do with a callback. The visitor is mailed of a new time and of a cancellation. */
export class CallbackChangesService {
  constructor(private readonly needs: Needs) {}

  async times(member: Member, id: string) {
    const { database, agenda, companies, callbackTimes } = this.needs;
    const { timezone } = await agenda.require(database.reader, member, id);
    return callbackTimes.list(database.reader, await companies.requireById(member.companyId), {
      companyId: undefined,
      leadId: undefined,
      timezone,
    });
  }

  async change(
    member: Member,
    id: string,
    { version, change }: { version: number; change: CallbackChange },
  ): Promise<Callback> {
    const { database, agenda, companies, handoffs } = this.needs;
    const company = await companies.requireById(member.companyId);
    return database.transaction(async (trx) => {
      const before = await agenda.require(trx, member, id);
      const viewOf = await agenda.viewer(trx, company);
      if (!(await handoffs.takeVersion(trx, before, version))) throw new AppError('edit_conflict');
      const row = await handoffs.find(trx, member.companyId, id);
      if (!row || row.slotStart === null) throw callbackGone();
      const work: Work = { trx, member, company, row: { ...row, slotStart: row.slotStart } };
      if (change.kind === 'cancel') {
        await this.cancel(work);
        return viewOf({ ...before, version: version + 2 });
      }
      if (change.kind === 'move') await this.move(work, change.slot);
      else await this.close(work, change);
      return viewOf(await agenda.require(trx, member, id));
    });
  }

  private async move({ trx, member, company, row }: Work, slot: string): Promise<void> {
    const slotStart = Date.parse(slot);
    if (slotStart <= this.needs.now())
      throw new AppError('validation_failed', { fields: { slot: 'This time is over: choose a later one' } });
    if (row.result === 'done') throw alreadyDone();
    if (slotStart === row.slotStart) return;
    const change = { changedAt: this.needs.now(), changedBy: member.personId, closedAt: null, result: null };
    await this.needs.callbackTimes.move(trx, { ...row, ...change, slotStart, version: row.version + 1 }, company);
    await this.recordEdit({ trx, member, company, row }, 'callback-moved', slotStart);
    await this.tell({ trx, member, company, row }, 'callback.changed', movedFromDetail(row.slotStart));
  }

  private async cancel(work: Work): Promise<void> {
    const { trx, member, row } = work;
    if (row.closedAt !== null) throw alreadyDone();
    const change = { cancelledAt: this.needs.now(), cancelledBy: member.personId, slotSeat: null };
    if (!(await this.needs.handoffs.change(trx, row, change))) throw callbackGone();
    await this.recordEdit(work, 'callback-cancelled', null);
    await this.tell(work, 'callback.cancelled');
  }

  private async close(work: Work, { result, note }: { result: CallbackResult; note: string }): Promise<void> {
    const { trx, member, row } = work;
    const { companyId, leadId } = row;
    if (row.closedAt !== null) throw alreadyDone();
    if (!(await this.needs.handoffs.change(trx, row, { closedAt: this.needs.now(), result }))) throw callbackGone();
    if (leadId !== null) {
      const outcome = loggedAs[result];
      await this.needs.leadContact.logCallIn(trx, { member, companyId, leadId }, { outcome, note });
    }
    await this.tell(work, `callback.${result}`);
  }

  private async recordEdit(work: Work, kind: 'callback-moved' | 'callback-cancelled', toMs: number | null) {
    const { trx, member, row } = work;
    if (row.leadId === null) return;
    const edit = { kind, detail: '', before: isoTime(row.slotStart), after: isoTime(toMs) };
    await this.needs.recordLeadEdit(trx, { member, leadId: row.leadId }, edit);
  }

  private async tell(
    { trx, member, row }: Work,
    type: ChangeEvent,
    more: Readonly<Record<string, string | null>> = {},
  ): Promise<void> {
    const { leads, recordEvent } = this.needs;
    const { id, companyId, leadId } = row;
    if (leadId !== null) await leads.rankAgain(trx, companyId, leadId);
    await recordEvent(trx, { type, companyId, subjectId: id, detail: { leadId, by: member.personId, ...more } });
  }
}
