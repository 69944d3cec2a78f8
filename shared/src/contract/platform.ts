import { z } from 'zod';
import { waitReasons } from '../domain/companies/company-standing.js';
import { endpoint } from './endpoint.js';
import { emailAddress } from './people.js';
import { teamInvitation, teamPerson, version } from './team.js';
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

const companyParams = z.strictObject({ companyId: z.uuid() });

export const listCompanies = endpoint('GET', '/api/platform/companies', {
  summary: 'The companies of this server, the newest first',
  access: 'platform',
  query: z.strictObject({
    search: text(120).default('').describe('A part of the name or of the public name.'),
    state: companyState.optional(),
    cursor: z.uuid('`next` of the page before').optional(),
  }),
  answer: z
    .object({ companies: z.array(platformCompany), next: z.uuid().nullable() })
    .meta({ id: 'PlatformCompanyPage' }),
});

export const setCompanyState = endpoint('PATCH', '/api/platform/companies/:companyId', {
  summary: 'Suspend a company, or let it go on: without its chat, its people read and export, and change nothing',
  access: 'platform',
  params: companyParams,
  body: z.strictObject({ state: companyState }),
  answer: platformCompany,
  errors: ['not_found'],
});

export const setUpCompany = endpoint('POST', '/api/platform/companies/:companyId/set-up', {
  summary: 'Vouch for a company whose chat no page has shown yet; its owner still confirms an address',
  access: 'platform',
  params: companyParams,
  answer: platformCompany,
  errors: ['not_found'],
});

export const startSupport = endpoint('POST', '/api/platform/companies/:companyId/support', {
  summary:
    'Look at a company, read-only and for an hour; at its leads only while it allows that. Its audit log says so',
  access: 'platform',
  params: companyParams,
  answer: z.object({ until: z.iso.datetime() }),
  errors: ['not_found'],
});

export const startEmergency = endpoint('POST', '/api/platform/companies/:companyId/support/emergency', {
  summary: 'Look at a company with its leads without being asked: its owners are told at once, with the reason',
  access: 'platform',
  params: companyParams,
  body: z.strictObject({ reason: text(500).refine((reason) => reason.length >= 20, 'Say why, in a sentence') }),
  answer: z.object({ until: z.iso.datetime() }),
  errors: ['not_found'],
});

export const endSupport = endpoint('DELETE', '/api/platform/support', {
  summary: 'Look at that company no more',
  access: 'platform',
  answer: z.object({ done: z.literal(true) }),
});

const staffRole = z.enum(['internal_admin', 'super_admin']);

const platformAdmin = teamPerson
  .omit({ teamRole: true, isStaff: true, emailConfirmed: true })
  .extend({ role: staffRole })
  .meta({ id: 'PlatformAdmin' });

export type PlatformAdmin = z.infer<typeof platformAdmin>;

const adminInvitation = teamInvitation
  .omit({ teamRole: true, invitedBy: true })
  .extend({ role: staffRole })
  .meta({ id: 'AdminInvitation' });

export type AdminInvitation = z.infer<typeof adminInvitation>;

export const listAdmins = endpoint('GET', '/api/platform/admins', {
  summary: "The platform's staff, and who is invited to it",
  access: 'superAdmin',
  answer: z
    .object({ admins: z.array(platformAdmin), invitations: z.array(adminInvitation) })
    .meta({ id: 'PlatformAdmins' }),
});

export const inviteAdmin = endpoint('POST', '/api/platform/admins', {
  summary: "Invite somebody to the platform's staff by mail",
  access: 'superAdmin',
  body: z.strictObject({ email: emailAddress, role: staffRole }),
  status: 201,
  answer: adminInvitation,
  errors: ['email_taken'],
});

export const changeAdmin = endpoint('PATCH', '/api/platform/admins/:personId', {
  summary: 'Change what somebody of the staff may do, or let them in no more',
  access: 'superAdmin',
  params: z.strictObject({ personId: z.uuid() }),
  body: z.strictObject({ role: staffRole.optional(), isActive: z.boolean().optional(), version }),
  answer: platformAdmin,
  errors: ['not_found', 'edit_conflict'],
});

export const cancelAdminInvitation = endpoint('DELETE', '/api/platform/admins/invitations/:invitationId', {
  summary: 'Take an invitation to the staff back',
  access: 'superAdmin',
  params: z.strictObject({ invitationId: z.uuid() }),
  answer: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
});
