import { companyForms } from '@meg/shared/domain/english/company-forms';
import { type LeadOutcome, outcomeInWords } from '@meg/shared/domain/leads/lead-outcome';
import type { Db } from '../../../database/schema.js';
import type { LeadRow } from '../../leads/leads.service.js';
import { companyCountry } from '../../leads/person/company-country.service.js';
import { colleagueNames } from '../colleague-names.js';
import { listEdits, listStatusChanges } from '../detail/lead-detail.store.js';
import type { FeaturesUsed } from '../features-used.js';
import { shownOutcome } from '../outcome/lead-outcomes.service.js';
import { outcomesOfLeads } from '../outcome/lead-outcomes.store.js';
import type { MergeSide } from './merge-side.js';

/** Reads what the differences of two leads follow from. */
export class MergeSides {
  constructor(private readonly needs: Pick<FeaturesUsed, 'companies' | 'people'>) {}

  async of(db: Db, [lead, other]: readonly [LeadRow, LeadRow]): Promise<[MergeSide, MergeSide]> {
    const { companyId } = lead;
    const ids = [lead.id, other.id];
    const company = await this.needs.companies.requireById(companyId);
    const { country, currency } = company.config;
    const nameOf = colleagueNames(await this.needs.people.list(companyId, db));
    const edits = await listEdits(db, companyId, ids);
    const statusChanges = await listStatusChanges(db, companyId, ids);
    const outcomes = await outcomesOfLeads(db, companyId, ids);
    const endingOf = (id: string): string => {
      const outcome = shownOutcome(outcomes.get(id));
      return outcome ? outcomeInWords(outcome as LeadOutcome, { country, currency: outcome.currency ?? currency }) : '';
    };
    const sideOf = (row: LeadRow): MergeSide => ({
      lead: row,
      edits: edits.filter(({ leadId }) => leadId === row.id),
      statusChanges: statusChanges.filter(({ leadId }) => leadId === row.id),
      ending: endingOf(row.id),
      nameOf,
      written: companyForms(company.config),
      country: companyCountry(company),
    });
    return [sideOf(lead), sideOf(other)];
  }
}
