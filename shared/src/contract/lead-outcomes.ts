import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { leadDetail, leadId, version } from './lead-detail.js';
import { leadOutcome } from './lead-outcome.js';

export const editLeadOutcome = endpoint('PUT', '/api/leads/:id/outcome', {
  summary: 'Say how a lead ended that is converted or lost, or correct what was said',
  access: 'company',
  permission: 'outcome.change',
  params: leadId,
  body: z.strictObject({ version, outcome: leadOutcome }),
  answer: leadDetail,
  errors: ['not_found', 'edit_conflict', 'status_change_refused'],
});

export const undoLeadOutcome = endpoint('POST', '/api/leads/:id/outcome/undo', {
  summary: "Take back one's own last change to converted or lost, within a minute",
  access: 'company',
  permission: 'leads.work',
  params: leadId,
  body: z.strictObject({ version }),
  answer: leadDetail,
  errors: ['not_found', 'edit_conflict', 'status_change_refused'],
});
