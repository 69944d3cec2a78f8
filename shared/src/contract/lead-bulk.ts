import { z } from 'zod';
import { leadStatuses } from '../domain/leads/lead-status.js';
import { endpoint } from './endpoint.js';
import { leadTag } from './lead-work.js';

const mostLeads = 500;

const bulkAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), to: z.enum(leadStatuses) }),
  z.strictObject({ kind: z.literal('assign'), assigneeId: z.uuid().nullable() }),
  z.strictObject({ kind: z.literal('tag'), tag: leadTag }),
  z.strictObject({ kind: z.literal('untag'), tag: leadTag }),
]);

export type BulkAction = z.output<typeof bulkAction>;

export const bulkOutcomes = ['done', 'same', 'refused', 'not_found'] as const;

export const changeLeads = endpoint('POST', '/api/leads/bulk', {
  summary: 'Do one thing to many leads, and say for each what came of it',
  access: 'company',
  permission: 'leads.work',
  body: z.strictObject({
    ids: z.array(z.uuid()).min(1, 'Choose at least one lead').max(mostLeads, `At most ${mostLeads} leads at once`),
    action: bulkAction,
  }),
  answer: z
    .object({ results: z.array(z.object({ id: z.uuid(), outcome: z.enum(bulkOutcomes) })) })
    .meta({ id: 'BulkOutcome' }),
});
