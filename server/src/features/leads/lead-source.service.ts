import type { LeadSummary } from '@meg/shared/contract/lead-work';
import type { LeadRow } from './leads.table.js';

/** What `addedBy` says of a lead that was made from a request for a person, until its visitor sends the form. */
export const madeFromHandoff = 'handoff';

type Added = Pick<LeadRow, 'addedBy'>;

export function sourceOf({ addedBy }: Added): LeadSummary['source'] {
  if (addedBy === null) return 'chat';
  return addedBy === madeFromHandoff ? 'handoff' : 'by_hand';
}

/** The person of the company who wrote the lead down; null where a visitor made it come. */
export function addedByPerson(lead: Added): string | null {
  return sourceOf(lead) === 'by_hand' ? lead.addedBy : null;
}
