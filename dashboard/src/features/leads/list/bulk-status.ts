import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { type LeadStatus, leadStatuses, mayChangeStatus } from '@meg/shared/domain/leads/lead-status';

export type ChosenLead = Pick<LeadSummary, 'id' | 'status'>;

/** The chosen leads, as far as this page has read them. */
export function chosenLeads<Lead extends ChosenLead>(
  ids: ReadonlySet<string>,
  known: readonly (Lead | undefined)[],
): Lead[] {
  const byId = new Map(known.flatMap((lead) => (lead && ids.has(lead.id) ? [[lead.id, lead] as const] : [])));
  return [...byId.values()];
}

/** What at least one of the chosen leads may become. Of leads that were not read yet, anything may be allowed. */
export function possibleStatuses(ids: ReadonlySet<string>, leads: readonly ChosenLead[]): LeadStatus[] {
  const isAllKnown = leads.length >= ids.size;
  return leadStatuses.filter((to) => !isAllKnown || leads.some(({ status }) => mayChangeStatus(status, to)));
}
