import type { JobHandler } from '../../../jobs/job.js';
import { rankLeadsKind } from '../../../jobs/rank-leads-kind.js';
import type { LeadRanks } from './lead-ranks.service.js';

/** Sorts the open leads of a company anew after its opening hours have changed. */
export function rankLeadsJob(ranks: LeadRanks): JobHandler {
  return {
    kind: rankLeadsKind,
    retryAfterMs: [1_000, 60_000],
    run: async ({ companyId }) => {
      if (companyId !== null) await ranks.refreshOpen(companyId);
      return undefined;
    },
  };
}
