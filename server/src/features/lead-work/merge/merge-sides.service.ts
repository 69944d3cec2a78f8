import type { PartialMove } from '@meg/shared/contract/move';
import { companyForms } from '@meg/shared/domain/english/company-forms';
import { type LeadOutcome, outcomeInWords } from '@meg/shared/domain/leads/lead-outcome';
import type { Db } from '../../../database/schema.js';
import { moveOfLead } from '../../leads/facts/lead-move.service.js';
import type { LeadRow } from '../../leads/leads.service.js';
import { companyCountry } from '../../leads/person/company-country.service.js';
import type { Nearness, PlacesService } from '../../places/places.service.js';
import { colleagueNames } from '../colleague-names.js';
import { listEdits, listStatusChanges } from '../detail/lead-detail.store.js';
import type { FeaturesUsed } from '../features-used.js';
import { shownOutcome } from '../outcome/lead-outcomes.service.js';
import { outcomesOfLeads } from '../outcome/lead-outcomes.store.js';
import type { Ends, MergeSide } from './merge-side.js';

/** Reads what the differences of two leads follow from. */
export class MergeSides {
  constructor(private readonly needs: Pick<FeaturesUsed, 'companies' | 'people'> & { places: PlacesService }) {}

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
    const near = this.needs.places.nearTo(company.config);
    const sideOf = (row: LeadRow): MergeSide => ({
      lead: row,
      edits: edits.filter(({ leadId }) => leadId === row.id),
      statusChanges: statusChanges.filter(({ leadId }) => leadId === row.id),
      ending: endingOf(row.id),
      nameOf,
      places: this.placesOf(moveOfLead(row), near),
      written: companyForms(company.config),
      country: companyCountry(company),
    });
    return [sideOf(lead), sideOf(other)];
  }

  private placesOf(move: PartialMove, near: Nearness): Ends {
    const { originCity = '', originPlaceId, destinationCity = '', destinationPlaceId, moveType } = move;
    const ends = {
      origin: { text: originCity, id: originPlaceId },
      destination: { text: destinationCity, id: destinationPlaceId },
      moveType: moveType ?? null,
    };
    const { origin, destination } = this.needs.places.findEnds(ends, near);
    return {
      ...(origin.kind === 'found' && { originCity: origin.place.id }),
      ...(destination.kind === 'found' && { destinationCity: destination.place.id }),
    };
  }
}
