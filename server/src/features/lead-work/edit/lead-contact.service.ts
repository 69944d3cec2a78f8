import type { CallOutcome, ContactWay } from '@meg/shared/domain/leads/lead-contact';
import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { Member } from '../../../people/person.js';
import type { FeaturesUsed } from '../features-used.js';
import { assignFirstToAct } from './first-to-act.js';
import type { RecordLeadEdit } from './lead-edits.service.js';
import { type EditTarget, requireLead, targetOf } from './lead-target.js';

/** Whoever of these was spoken with is contacted. */
const waiting: readonly LeadStatus[] = ['new', 'human-handoff-requested'];

interface LoggedCall {
  outcome: CallOutcome;
  note: string;
}

/** Calls, and presses of the buttons that open WhatsApp, the telephone or a mail. */
export class LeadContactService {
  constructor(private readonly needs: Ground & FeaturesUsed & { recordLeadEdit: RecordLeadEdit }) {}

  /** Only a call that reached the person is a first contact. */
  logCall(member: Member, leadId: string, call: LoggedCall): Promise<void> {
    return this.needs.database.transaction((trx) => this.logCallIn(trx, targetOf(member, leadId), call));
  }

  async logCallIn(trx: Db, at: EditTarget, { outcome, note }: LoggedCall): Promise<void> {
    const { leads, recordAudit, recordLeadEdit } = this.needs;
    const { member, companyId, leadId } = at;
    await requireLead(trx, at);
    await recordLeadEdit(trx, at, { kind: 'called', detail: outcome, after: note === '' ? null : note });
    await assignFirstToAct(trx, at, this.needs);
    const { status } = await leads.require(trx, companyId, leadId);
    if (outcome === 'reached' && waiting.includes(status)) {
      await leads.changeStatus(trx, { companyId, leadId, to: 'contacted', by: member.personId });
      const detail = { from: status, to: 'contacted' };
      await recordAudit(trx, { companyId, person: member.person, action: 'lead.status', subject: leadId, detail });
    } else await this.needs.recordEvent(trx, { type: 'lead.updated', companyId, subjectId: leadId });
  }

  /** A press says that somebody tried, and not that they were in touch. */
  noteTry(member: Member, leadId: string, way: ContactWay): Promise<void> {
    const at = targetOf(member, leadId);
    return this.needs.database.transaction(async (trx) => {
      await requireLead(trx, at);
      await this.needs.recordLeadEdit(trx, at, { kind: 'tried', detail: way });
    });
  }
}
