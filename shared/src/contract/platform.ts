import { z } from 'zod';
import { waitReasons } from '../domain/companies/company-standing.js';
import { endpoint } from './endpoint.js';
import { emailAddress } from './people.js';
import { version } from './team.js';
import { text } from './text.js';

const companyState = z.enum(['active', 'suspended']);

export const platformCompany = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    state: companyState,
    waitsFor: z.enum(waitReasons).nullable().describe('Before it mails visitors and calls webhooks; null: it does.'),
    isDefault: z.boolean().describe("The server's own, which cannot be suspended."),
    people: z.number().int(),
    leads: z.number().int().describe('Counted up to 10,000.'),
    lastLeadAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PlatformCompany' });

export type PlatformCompany = z.infer<typeof platformCompany>;

const platform = { surface: 'dashboard', access: 'platform' } as const;
const companyParams = z.strictObject({ companyId: z.uuid() });

export const listCompanies = endpoint({
  ...platform,
  method: 'GET',
  path: '/api/platform/companies',
  summary: 'The companies of this server, the newest first',
  query: z.strictObject({
    search: text(120).default('').describe('A part of the name or of the public name.'),
    state: companyState.optional(),
    cursor: z.uuid('`next` of the page before').optional(),
  }),
  status: 200,
  answer: z
    .object({ companies: z.array(platformCompany), next: z.uuid().nullable() })
    .meta({ id: 'PlatformCompanyPage' }),
  errors: [],
});

export const setCompanyState = endpoint({
  ...platform,
  method: 'PATCH',
  path: '/api/platform/companies/:companyId',
  summary: 'Suspend a company, or let it go on: without its chat, its people read and export, and change nothing',
  params: companyParams,
  body: z.strictObject({ state: companyState }),
  status: 200,
  answer: platformCompany,
  errors: ['not_found'],
});

export const setUpCompany = endpoint({
  ...platform,
  method: 'POST',
  path: '/api/platform/companies/:companyId/set-up',
  summary: 'Vouch for a company whose chat no page has shown yet; its owner still confirms an address',
  params: companyParams,
  status: 200,
  answer: platformCompany,
  errors: ['not_found'],
});

export const startSupport = endpoint({
  ...platform,
  method: 'POST',
  path: '/api/platform/companies/:companyId/support',
  summary: 'Look at a company, read-only and for an hour; its audit log says so',
  params: companyParams,
  status: 200,
  answer: z.object({ until: z.iso.datetime() }),
  errors: ['not_found'],
});

export const endSupport = endpoint({
  ...platform,
  method: 'DELETE',
  path: '/api/platform/support',
  summary: 'Look at that company no more',
  status: 200,
  answer: z.object({ done: z.literal(true) }),
  errors: [],
});

const staffRole = z.enum(['internal_admin', 'super_admin']);

export const platformAdmin = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: staffRole,
    isActive: z.boolean(),
    isYou: z.boolean(),
    twoFactor: z.boolean(),
    createdAt: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: 'PlatformAdmin' });

export type PlatformAdmin = z.infer<typeof platformAdmin>;

export const adminInvitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: staffRole,
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminInvitation' });

export type AdminInvitation = z.infer<typeof adminInvitation>;

const admins = { surface: 'dashboard', access: 'superAdmin' } as const;

export const listAdmins = endpoint({
  ...admins,
  method: 'GET',
  path: '/api/platform/admins',
  summary: "The platform's staff, and who is invited to it",
  status: 200,
  answer: z
    .object({ admins: z.array(platformAdmin), invitations: z.array(adminInvitation) })
    .meta({ id: 'PlatformAdmins' }),
  errors: [],
});

export const inviteAdmin = endpoint({
  ...admins,
  method: 'POST',
  path: '/api/platform/admins',
  summary: "Invite somebody to the platform's staff by mail",
  body: z.strictObject({ email: emailAddress, role: staffRole }),
  status: 201,
  answer: adminInvitation,
  errors: ['email_taken'],
});

export const changeAdmin = endpoint({
  ...admins,
  method: 'PATCH',
  path: '/api/platform/admins/:personId',
  summary: 'Change what somebody of the staff may do, or let them in no more',
  params: z.strictObject({ personId: z.uuid() }),
  body: z.strictObject({ role: staffRole.optional(), isActive: z.boolean().optional(), version }),
  status: 200,
  answer: platformAdmin,
  errors: ['not_found', 'edit_conflict'],
});

export const cancelAdminInvitation = endpoint({
  ...admins,
  method: 'DELETE',
  path: '/api/platform/admins/invitations/:invitationId',
  summary: 'Take an invitation to the staff back',
  params: z.strictObject({ invitationId: z.uuid() }),
  status: 200,
  answer: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
});
