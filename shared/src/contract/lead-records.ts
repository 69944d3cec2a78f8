import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { leadId } from './lead-detail.js';
import { leadFilter } from './lead-work.js';

/** Rows as they are stored: names of columns, and what stands in them. */
const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

export const exportLeads = endpoint('GET', '/api/admin/leads/export', {
  summary: 'The leads of a list as CSV (RFC 4180, UTF-8), streamed',
  access: 'company',
  permission: 'leads.export',
  query: z.strictObject(leadFilter),
  answer: z.string(),
  answerType: 'text/csv; charset=utf-8',
});

export const getPersonRecord = endpoint('GET', '/api/leads/:id/person', {
  summary: 'All that is stored of the person of a lead, to hand out to them',
  access: 'company',
  permission: 'leads.erase',
  params: leadId,
  answer: z
    .object({
      exportedAt: z.iso.datetime(),
      leads: rows,
      handoffs: rows,
      feedback: rows,
      notes: rows,
      tags: rows,
      statusChanges: rows,
      edits: rows,
      outcomes: rows,
      quotes: rows,
      tasks: rows,
      replies: rows,
      openQuestions: rows,
      merges: rows,
    })
    .meta({ id: 'PersonRecord' }),
  errors: ['not_found'],
});

export const erasePerson = endpoint('POST', '/api/leads/:id/erase', {
  summary: 'Erase the person of a lead: every lead of the same email or phone, and all that hangs on them',
  access: 'erasure',
  permission: 'leads.erase',
  params: leadId,
  body: z.strictObject({ confirm: z.literal('erase', { error: 'Say "erase" to confirm' }) }),
  answer: z
    .object({
      leads: z.number().int(),
      handoffs: z.number().int(),
      feedback: z.number().int(),
    })
    .meta({ id: 'ErasedPerson' }),
  errors: ['not_found'],
});

export const countOldLeads = endpoint('GET', '/api/leads/older', {
  summary: 'How many leads a retention of so many days would erase',
  access: 'company',
  permission: 'config.change',
  query: z.strictObject({ days: z.coerce.number().int().min(1).max(3_650) }),
  answer: z.object({ leads: z.number().int() }).meta({ id: 'OldLeads' }),
});
