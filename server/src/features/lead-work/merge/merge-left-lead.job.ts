import type { JobHandler } from '../../../jobs/job.js';
import { hourMs, minuteMs } from '../../../time/time-units.js';
import type { LeadMergesService } from './lead-merges.service.js';

/** Merges the lead that was made of a request for a person into the lead that the same visitor has left since. */
export function mergeLeftLeadJob(leadMerges: LeadMergesService): JobHandler {
  return {
    kind: 'leads.merge-left',
    events: ['handoff.joined'],
    retryAfterMs: [1_000, 10_000, minuteMs, 10 * minuteMs, hourMs],
    run: async ({ companyId, payload: { leadId, leftId } }) => {
      if (companyId === null || typeof leadId !== 'string' || typeof leftId !== 'string') return undefined;
      return (trx) => leadMerges.mergeLeft(trx, { companyId, mergedId: leftId, keptId: leadId });
    },
  };
}
