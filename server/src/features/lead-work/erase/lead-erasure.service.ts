import { AppError } from '../../../app-error.js';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { Member } from '../../../people/person.js';
import type { ErasePerson, PersonTrace } from '../../../people/person-trace.js';
import { isoTime } from '../../../time/iso-time.js';
import { dayMs } from '../../../time/time-units.js';
import { personKeys } from '../../leads/lead-search.service.js';
import type { LeadRow } from '../../leads/leads.service.js';
import { companyCountry } from '../../leads/person/company-country.service.js';
import { listLeadsOfPerson } from '../../leads/person/leads-of-person.service.js';
import { listEdits, listNotes, listStatusChanges } from '../detail/lead-detail.store.js';
import { leadGone } from '../detail/lead-gone.js';
import { listQuotes } from '../edit/lead-quotes.store.js';
import type { FeaturesUsed } from '../features-used.js';
import { tagsOfLeads } from '../list/lead-list.store.js';
import { listOutcomes } from '../outcome/lead-outcomes.store.js';
import { listTasks } from '../tasks/lead-tasks.store.js';
import { countOldLeads, deleteLeads, listOldLeads } from './lead-erasure.store.js';

/** More leads than this cannot be one person's, so a person looks at them first. */
const mostOfPerson = 500;
/** Small enough that visitors do not wait long for a transaction. */
const expiredAtOnce = 100;

export interface ErasureNeeds extends Pick<FeaturesUsed, 'companies' | 'leads' | 'handoffs' | 'feedback'> {
  /** Open questions that the person's conversations hold. */
  questionAskers: { ofPerson(trx: Db, person: PersonTrace): Promise<Record<string, string | number | null>[]> };
  /** Mails that people of the company wrote to the person. */
  leadReplies: { ofPerson(trx: Db, person: PersonTrace): Promise<Record<string, string | number | null>[]> };
  /** From all features that keep something of the people behind leads. */
  erasers: readonly ErasePerson[];
}

function traceOf(companyId: string, leads: readonly Pick<LeadRow, 'id' | 'email' | 'phone'>[]): PersonTrace {
  const distinct = (values: string[]) => [...new Set(values)].filter((value) => value !== '');
  const keyed = leads.map((lead) => ({ ...lead, ...personKeys(lead) }));
  return {
    companyId,
    leadIds: leads.map(({ id }) => id),
    emails: distinct(keyed.flatMap(({ email, emailKey }) => [emailKey, email])),
    phones: distinct(keyed.flatMap(({ phone, phoneKey }) => (phoneKey === '' ? [] : [phoneKey, phone]))),
  };
}

/** Exports or erases all data of a person, as privacy laws demand. */
export class LeadErasureService {
  constructor(private readonly needs: Pick<Ground, 'database' | 'now' | 'recordAudit'> & ErasureNeeds) {}

  async record(member: Member, leadId: string) {
    const { database, now, handoffs, feedback, questionAskers, leadReplies, recordAudit } = this.needs;
    const { companyId, person } = member;
    return database.transaction(async (trx) => {
      const leads = await this.leadsOf(trx, companyId, leadId);
      const merges = await this.mergedInto(trx, companyId, leads);
      const trace = traceOf(companyId, [...leads, ...merges]);
      const tags = await tagsOfLeads(trx, companyId, trace.leadIds);
      await recordAudit(trx, { companyId, person, action: 'person.exported', subject: leadId });
      return {
        exportedAt: isoTime(now()),
        leads: leads.map(({ searchText: _, bodyHash: __, nameKey: ___, ...lead }) => lead),
        handoffs: (await handoffs.ofPerson(trx, trace)).map(({ bodyHash: _, ...row }) => row),
        feedback: (await feedback.ofPerson(trx, trace)).map(({ bodyHash: _, ...row }) => row),
        notes: await listNotes(trx, companyId, trace.leadIds),
        tags: [...tags].flatMap(([lead, all]) => all.map((tag) => ({ leadId: lead, tag }))),
        statusChanges: await listStatusChanges(trx, companyId, trace.leadIds),
        edits: await listEdits(trx, companyId, trace.leadIds),
        outcomes: await listOutcomes(trx, companyId, trace.leadIds),
        tasks: await listTasks(trx, companyId, trace.leadIds),
        quotes: await listQuotes(trx, companyId, trace.leadIds),
        replies: (await leadReplies.ofPerson(trx, trace)).map(({ bodyHash: _, ...row }) => row),
        openQuestions: await questionAskers.ofPerson(trx, trace),
        merges,
      };
    });
  }

  async erase(member: Member, leadId: string) {
    const { database, recordAudit } = this.needs;
    const { companyId, person } = member;
    const erased = await database.transaction(async (trx) => {
      const leads = await this.leadsOf(trx, companyId, leadId);
      const merges = await this.mergedInto(trx, companyId, leads);
      const gone = await this.remove(trx, traceOf(companyId, [...leads, ...merges]));
      await recordAudit(trx, { companyId, person, action: 'person.erased', subject: leadId, detail: gone });
      return gone;
    });
    await database.forget();
    return erased;
  }

  async countOlder({ companyId }: Member, days: number): Promise<{ leads: number }> {
    const { database, now } = this.needs;
    return { leads: await countOldLeads(database.reader, companyId, now() - days * dayMs) };
  }

  /** Erases what is past each company's retention. Returns how many leads there were. */
  async expire(mayContinue: () => boolean = () => true): Promise<number> {
    let erased = 0;
    for await (const { id, config } of this.needs.companies.all()) {
      if (!mayContinue()) break;
      if (config.retentionDays > 0)
        erased += await this.expireIn(id, this.needs.now() - config.retentionDays * dayMs, mayContinue);
    }
    // Also for earlier erasures whose journal had to stay because somebody was reading the file.
    await this.needs.database.forget();
    return erased;
  }

  private async expireIn(companyId: string, beforeMs: number, mayContinue: () => boolean): Promise<number> {
    const { database, handoffs, feedback, recordAudit } = this.needs;
    let erased = 0;
    for (let batch = expiredAtOnce; batch === expiredAtOnce && mayContinue(); erased += batch) {
      batch = await database.transaction(async (trx) => {
        const old = await listOldLeads(trx, companyId, beforeMs, expiredAtOnce);
        const merged = await this.needs.leads.mergedInto(trx, companyId, old);
        const leadIds = [...old, ...merged.map(({ id }) => id)];
        return (await this.remove(trx, { companyId, leadIds, emails: [], phones: [] })).leads;
      });
    }
    await database.transaction(async (trx) => {
      const loose =
        (await handoffs.eraseLoose(trx, companyId, beforeMs)) + (await feedback.eraseLoose(trx, companyId, beforeMs));
      if (erased + loose === 0) return;
      const change = { subject: companyId, detail: { leads: erased, loose } };
      await recordAudit(trx, { companyId, person: 'system', action: 'lead.expired', ...change });
    });
    return erased;
  }

  private async leadsOf(trx: Db, companyId: string, leadId: string): Promise<LeadRow[]> {
    const lead = await this.needs.leads.find(trx, companyId, leadId);
    if (!lead) throw leadGone();
    const country = companyCountry(await this.needs.companies.requireById(companyId));
    const leads = await listLeadsOfPerson(trx, lead, { most: mostOfPerson + 1, country });
    if (leads.length > mostOfPerson) throw new AppError('validation_failed', { fields: { id: tooMany } });
    return leads;
  }

  private mergedInto(trx: Db, companyId: string, leads: readonly LeadRow[]) {
    const ids = leads.map(({ id }) => id);
    return this.needs.leads.mergedInto(trx, companyId, ids);
  }

  private async remove(trx: Db, person: PersonTrace) {
    const { database, handoffs, feedback, leads: stored, erasers } = this.needs;
    await stored.rememberErased(trx, person);
    for (const erase of erasers) await erase(trx, person);
    const asked = await handoffs.erase(trx, person);
    const rated = await feedback.erase(trx, person);
    const leads = await deleteLeads(trx, database.dialect, person);
    return { leads, handoffs: asked, feedback: rated };
  }
}

const tooMany = `More than ${mostOfPerson} leads have this email or phone: that is no one person`;
