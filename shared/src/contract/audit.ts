import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { text } from './text.js';

export const auditEntry = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    personId: z.string().nullable().describe('None where the server did it by itself.'),
    personName: z.string(),
    action: z.string(),
    subject: z.string(),
    leadReference: z.string().nullable().describe('Of the lead that the entry is about; none if it is about no lead.'),
    leadName: z
      .string()
      .nullable()
      .describe('Whose lead the entry is about. None if it is about no lead, was erased, or may not be seen.'),
    detail: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' });

export type AuditEntry = z.infer<typeof auditEntry>;

const time = z.iso.datetime({ offset: true, error: 'A time such as 2026-07-31T00:00:00Z' });

const auditQuery = z.strictObject({
  action: text(60).optional(),
  personId: z.uuid('The id of a person').optional(),
  from: time.optional(),
  to: time.optional(),
  cursor: text(200).optional().describe('`next` of the page before. Missing: the newest.'),
});

export type AuditQuery = z.output<typeof auditQuery>;

const auditPage = z
  .object({ entries: z.array(auditEntry), next: z.string().nullable().describe('For the page after.') })
  .meta({ id: 'AuditPage' });

export const listAudit = endpoint('GET', '/api/audit', {
  summary: 'Who changed what and when, the newest first',
  access: 'company',
  permission: 'audit.see',
  query: auditQuery,
  answer: auditPage,
});

export const listCompanyAudit = endpoint('GET', '/api/platform/companies/:companyId/audit', {
  summary: 'The same, of any company',
  access: 'platform',
  params: z.strictObject({ companyId: z.uuid() }),
  query: auditQuery,
  answer: auditPage,
  errors: ['not_found'],
});
