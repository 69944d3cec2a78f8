import { z } from 'zod';
import { endpoint } from './endpoint.js';

export const supportDays = { day: 1, week: 7 } as const;

const grant = z
  .object({
    id: z.uuid(),
    kind: z.enum(['allowed', 'emergency']).describe('An emergency is opened by one of the staff, with a reason.'),
    by: z.string(),
    reason: z.string().nullable(),
    createdAt: z.iso.datetime(),
    until: z.iso.datetime(),
    ended: z.object({ at: z.iso.datetime(), by: z.string() }).nullable().describe('Before its time, and by whom.'),
    isOpen: z.boolean(),
  })
  .meta({ id: 'SupportGrant' });

export type SupportGrant = z.infer<typeof grant>;

const visit = z
  .object({ id: z.uuid(), by: z.string(), at: z.iso.datetime(), what: z.enum(['began', 'ended']) })
  .meta({ id: 'SupportVisit' });

export type SupportVisit = z.infer<typeof visit>;

const supportAccess = z
  .object({
    grants: z.array(grant).describe('The newest first, 20 at most.'),
    visits: z.array(visit).describe('When staff began and ended to look at the company, the newest first, 20 at most.'),
  })
  .meta({ id: 'SupportAccess' });

export const getSupportAccess = endpoint('GET', '/api/support-access', {
  summary: 'Whether the staff of the platform may see the company’s leads, and when it did',
  access: 'company',
  permission: 'support.allow',
  answer: supportAccess,
});

export const allowSupport = endpoint('POST', '/api/support-access', {
  summary: 'Let the staff of the platform see the leads, read-only, for a day or a week',
  access: 'company',
  permission: 'support.allow',
  body: z.strictObject({ for: z.enum(['day', 'week']) }),
  answer: supportAccess,
});

export const withdrawSupport = endpoint('DELETE', '/api/support-access', {
  summary: 'Withdraw it at once, an emergency included',
  access: 'company',
  permission: 'support.allow',
  answer: supportAccess,
});
