import type { JobHandler } from '../../jobs/job.js';
import type { Announce, LiveNews } from './live.events.js';

function kindOf(event: string): LiveNews['kind'] {
  if (event === 'lead.created') return 'newLead';
  return event === 'lead.assigned' ? 'assignedLead' : 'changedLead';
}

/** Updates all open dashboards of a company with new and changed leads. A job, so that no visitor waits for it. */
export function liveLeadsJob(announce: Announce): JobHandler {
  return {
    kind: 'live.leads',
    events: [
      'lead.created',
      'lead.updated',
      'lead.assigned',
      'lead.status_changed',
      'callback.changed',
      'callback.cancelled',
      'callback.done',
      'callback.no_answer',
    ],
    retryAfterMs: [1_000, 10_000],
    run: async ({ companyId, payload: { type, ...about } }) => {
      // A callback without a lead is in no list.
      const subjectId = 'leadId' in about ? about.leadId : about.subjectId;
      if (companyId === null || typeof subjectId !== 'string') return undefined;
      const kind = kindOf(String(type));
      const told = { companyId, personId: null, isQuiet: false } as const;
      return async (trx) => {
        await announce(trx, { ...told, kind, subjectId });
        // The row of a lead that was merged goes from lists that are open.
        if (typeof about.mergedId === 'string')
          await announce(trx, { ...told, kind: 'changedLead', subjectId: about.mergedId });
      };
    },
    // The list shows everything anyway when it is opened next.
    reportsFailure: () => false,
  };
}
