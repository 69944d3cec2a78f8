import { pick } from '../../../pick.js';
import type { LeadRow } from '../leads.table.js';
import type { LeadMergeRow } from './lead-merges.table.js';

/** What of a merged lead is stored in one column: all that the kept lead may have replaced by its own. */
const storedColumns = [
  ...(['name', 'email', 'phone', 'originCity', 'destinationCity', 'moveType', 'moveDetails'] as const),
  ...([
    'propertySize',
    'moveSize',
    'moveDate',
    'move',
    'preliminaryQuote',
    'otherRange',
    'quote',
    'readiness',
  ] as const),
  ...(['chatHistory', 'status', 'language', 'sourcePage', 'cameFrom', 'arrival', 'consentText'] as const),
  ...(['wantsEmail', 'botSign', 'addedBy', 'assigneeId'] as const),
] as const satisfies readonly (keyof LeadRow)[];

export type MergedLeadRow = Pick<LeadRow, (typeof storedColumns)[number] | 'id' | 'companyId' | 'createdAt'> &
  Pick<LeadMergeRow, 'conversation'>;

/** What is left of a lead that is merged. */
export function mergeOf(
  lead: LeadRow,
  { leadId, mergedAt, requestHash }: Pick<LeadMergeRow, 'leadId' | 'mergedAt' | 'requestHash'>,
): LeadMergeRow {
  return {
    ...pick(lead, 'id', 'companyId', 'idempotencyKey', 'bodyHash', 'emailKey', 'phoneKey'),
    ...pick(lead, 'conversation', 'createdAt'),
    leadId,
    lead: JSON.stringify(pick(lead, ...storedColumns)),
    mergedAt,
    requestHash,
  };
}

/** The merged lead as it was, with its conversation of now. */
export function mergedLeadOf({ lead, ...row }: LeadMergeRow): MergedLeadRow {
  return { ...JSON.parse(lead), ...pick(row, 'id', 'companyId', 'conversation', 'createdAt') };
}
