import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { LeadComparison, MergeFact, mergeLeads } from '@meg/shared/contract/lead-merges';
import { hasContact } from '@meg/shared/domain/leads/lead-contact';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { AppError } from '../../../app-error.js';
import type { RecordAudit } from '../../../audit/record-audit.js';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { CarryOver, LeadMerge } from '../../../people/lead-merge.js';
import type { Member } from '../../../people/person.js';
import { hashOfBody } from '../../../submissions/idempotency.js';
import { columnsSetByPeople } from '../../leads/facts/lead-edit.service.js';
import { sourceOf } from '../../leads/lead-source.service.js';
import type { LeadRow } from '../../leads/leads.service.js';
import { companyCountry } from '../../leads/person/company-country.service.js';
import { listLeadsOfPerson } from '../../leads/person/leads-of-person.service.js';
import { otherView } from '../detail/lead-detail.service.js';
import { leadGone } from '../detail/lead-gone.js';
import { firstQuote, hasQuote } from '../detail/lead-quotes.js';
import type { RecordLeadEdit, RecordLeadNews } from '../edit/lead-edits.service.js';
import { insertQuote, listQuotes } from '../edit/lead-quotes.store.js';
import type { FeaturesUsed } from '../features-used.js';
import { seesAssigned } from '../list/lead-sight.service.js';
import { differencesOf, isOtherMove, mergedColumns, spelledDifferently } from './lead-differences.js';
import { carryOutcomeOver, carryWorkOver } from './lead-merges.store.js';
import type { MergeSides } from './merge-sides.service.js';

type Merging = ParsedInputOf<typeof mergeLeads>['body'];
interface Two {
  kept: LeadRow;
  other: LeadRow;
}

/** Who makes one lead of two, and how that is written down. */
interface Merger {
  companyId: string;
  /** The id of a person of the company, or `visitor`. */
  by: string;
  recordEdit: (trx: Db, leadId: string, edit: Parameters<RecordLeadEdit>[2]) => Promise<void>;
  auditedAs: Parameters<RecordAudit>[1]['person'];
}

interface Joining extends Two {
  chosen?: MergeFact[] | undefined;
  /** Both are what one visitor has said, who may go on: nothing is settled. */
  isSaid?: boolean;
  requestHash?: string;
}

/** More leads than this cannot be one person's. */
const mostOfPerson = 500;

export interface MergeNeeds extends Pick<FeaturesUsed, 'companies' | 'leads'> {
  recordLeadEdit: RecordLeadEdit;
  recordLeadNews: RecordLeadNews;
  mergeSides: MergeSides;
  /** Of all features that store something of leads. */
  carriers: readonly CarryOver[];
}

/** Makes one lead of two of the same person, for good. */
export class LeadMergesService {
  constructor(private readonly needs: Pick<Ground, 'database' | 'newId' | 'recordAudit'> & MergeNeeds) {}

  async compare(member: Member, ids: { id: string; otherId: string }): Promise<LeadComparison> {
    const { database, leads, mergeSides } = this.needs;
    const { companyId } = member;
    const find = (id: string) => leads.find(database.reader, companyId, id);
    const two = await this.requireTwo(database.reader, member, {
      kept: await find(ids.id),
      other: await find(ids.otherId),
    });
    const [lead, other] = await mergeSides.of(database.reader, [two.kept, two.other]);
    const differences = differencesOf(lead, other);
    return {
      lead: { ...otherView(two.kept), version: two.kept.version },
      other: { ...otherView(two.other), version: two.other.version },
      isOtherMove: isOtherMove(differences),
      differences,
    };
  }

  /**
   * Returns the id of the lead that is left. Pressed twice it merges once; who chose otherwise, or the other of the two,
   * learns that it was done before.
   */
  merge(member: Member, id: string, merging: Merging): Promise<string> {
    const { database, leads } = this.needs;
    const { companyId } = member;
    return database.transaction(async (trx) => {
      const held = await leads.hold(trx, companyId, [id, merging.otherId]);
      const [kept, other] = [id, merging.otherId].map((one) => held.find((row) => row.id === one));
      if (!kept || !other || kept === other) return this.requireMerged(trx, companyId, { id, merging });
      const two = await this.requireTwo(trx, member, { kept, other });
      if (kept.version !== merging.version || other.version !== merging.otherVersion)
        throw new AppError('edit_conflict');
      const requestHash = hashOfBody(merging);
      await this.join(trx, this.mergerOf(member), { ...two, chosen: merging.fromOther, requestHash });
      return kept.id;
    });
  }

  /**
   * The visitor has sent the form in the conversation in which they had asked for a person.
   * Nothing happens where the lead of the request is gone or has a form of its own.
   */
  async mergeLeft(trx: Db, { companyId, mergedId, keptId }: LeadMerge): Promise<void> {
    const { leads, recordLeadNews } = this.needs;
    const held = await leads.hold(trx, companyId, [keptId, mergedId]);
    const [kept, other] = [keptId, mergedId].map((id) => held.find((row) => row.id === id));
    if (!kept || !other || sourceOf(other) !== 'handoff') return;
    const recordEdit: Merger['recordEdit'] = (db, leadId, edit) => recordLeadNews(db, { companyId, leadId }, edit);
    const started = { ...other, ...columnsSetByPeople(other) };
    const merger: Merger = { companyId, by: 'visitor', recordEdit, auditedAs: 'system' };
    await this.join(trx, merger, { kept, other: started, isSaid: true });
  }

  private mergerOf(member: Member): Merger {
    const { companyId, personId, person } = member;
    const recordEdit: Merger['recordEdit'] = (trx, leadId, edit) =>
      this.needs.recordLeadEdit(trx, { member, leadId }, edit);
    return { companyId, by: personId, recordEdit, auditedAs: person };
  }

  private async requireMerged(
    trx: Db,
    companyId: string,
    { id: asked, merging }: { id: string; merging: Merging },
  ): Promise<string> {
    const { leads } = this.needs;
    const [id = '', otherId] = await Promise.all(
      [asked, merging.otherId].map((one) => leads.presentId(trx, companyId, one)),
    );
    if (id !== otherId || !(await leads.find(trx, companyId, id))) throw leadGone();
    const requests = await leads.requestsOfMerges(trx, companyId, id);
    if (requests.size === 0) throw notTwo();
    const requestHash = requests.get(merging.otherId);
    // Of earlier merges it is not known what was chosen.
    if (requestHash !== '' && requestHash !== hashOfBody(merging)) throw mergedBefore();
    return id;
  }

  private async requireTwo(
    db: Db,
    member: Member,
    { kept, other }: { [Name in keyof Two]: LeadRow | undefined },
  ): Promise<Two> {
    if (!kept || !other || ![kept, other].every(({ assigneeId }) => seesAssigned(member, assigneeId))) throw leadGone();
    const country = companyCountry(await this.needs.companies.requireById(member.companyId));
    const same = await listLeadsOfPerson(db, kept, { most: mostOfPerson, country });
    if (kept.id === other.id || !same.some(({ id }) => id === other.id)) throw notOnePerson();
    return { kept, other };
  }

  private async join(trx: Db, merger: Merger, { kept, other, chosen, isSaid = false, requestHash = '' }: Joining) {
    const { leads, mergeSides, carriers, recordAudit } = this.needs;
    const { companyId, by, recordEdit, auditedAs: person } = merger;
    const [keptSide, otherSide] = await mergeSides.of(trx, [kept, other]);
    const differences = differencesOf(keptSide, otherSide);
    // Somebody may already talk with the visitor, whoever a rule has given the form to.
    const isKeptByColleague = (fact: MergeFact) => isSaid && fact === 'assignee' && other.assigneeId !== null;
    const taken = differences.filter(({ fact, newest }) =>
      chosen ? chosen.includes(fact) : newest === 'other' || isKeptByColleague(fact),
    );
    const fromOther = taken.map(({ fact }) => fact);
    const settled = isSaid ? [] : differences.map(({ fact }) => fact);
    const respelled = spelledDifferently(keptSide, otherSide)
      .filter(({ fact, isBetter }) => isBetter || chosen?.includes(fact))
      .map(({ fact }) => fact);
    const change = mergedColumns({ kept, other }, { differing: settled, fromOther: [...fromOther, ...respelled] });
    if (!hasContact({ ...kept, ...change })) throw noContact();
    const merge: LeadMerge = { companyId, mergedId: other.id, keptId: kept.id };
    await this.keepQuotes(trx, kept, other);
    await carryWorkOver(trx, merge);
    await carryOutcomeOver(trx, merge, fromOther.includes('status'));
    for (const carryOver of carriers) await carryOver(trx, merge);
    const reference = leadReference(other.id);
    await recordEdit(trx, kept.id, { kind: 'merged', detail: reference, after: leftOut(differences, fromOther) });
    for (const { fact, label, lead: before, other: after } of taken)
      if (fact !== 'status') await recordEdit(trx, kept.id, { kind: 'changed', detail: label, before, after });
    await leads.absorb(trx, { kept, merged: other, by, requestHash }, change);
    const detail = { mergedId: other.id, reference };
    await recordAudit(trx, { companyId, person, action: 'lead.merged', subject: kept.id, detail });
  }

  /** The ranges that came with the two, of which one is the current one. */
  private async keepQuotes(trx: Db, kept: LeadRow, other: LeadRow): Promise<void> {
    const { companyId } = kept;
    const known = await listQuotes(trx, companyId, [kept.id, other.id]);
    for (const lead of [kept, other].filter(hasQuote)) {
      if (known.some(({ quote }) => quote === lead.quote)) continue;
      await insertQuote(trx, { id: this.needs.newId(), companyId, leadId: kept.id, ...firstQuote(lead) });
    }
  }
}

/** What the other lead said and the kept one says otherwise, in words for the timeline: nothing of it is lost. */
function leftOut(differences: LeadComparison['differences'], fromOther: readonly MergeFact[]): string | null {
  const left = differences.filter(({ fact, other }) => fact !== 'status' && other !== '' && !fromOther.includes(fact));
  return left.map(({ label, other }) => `${label}: ${other}`).join('; ') || null;
}

const notTwo = () =>
  new AppError('validation_failed', { fields: { otherId: 'A lead cannot be merged with itself: choose another one' } });

const mergedBefore = () =>
  new AppError('edit_conflict', {
    message:
      'These two leads were merged before, with other choices. Nothing was changed: look at the lead that is left.',
  });

function notOnePerson(): AppError {
  const fields = { otherId: 'These two leads have neither the email nor the phone number in common' };
  return new AppError('validation_failed', { fields });
}

function noContact(): AppError {
  return new AppError('validation_failed', { fields: { fromOther: 'Leave a phone number or an email' } });
}
