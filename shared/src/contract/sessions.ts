import { z } from 'zod';
import { permissions, teamRoles } from '../domain/people/permissions.js';
import { measureSystems } from '../domain/quotes/measurement-system.js';
import { endpoint } from './endpoint.js';
import { knownEmailAddress } from './people.js';
import { text } from './text.js';

/** What a person is to the platform: its staff, or a customer. */
export const personRole = z.enum(['internal_admin', 'super_admin', 'customer_admin']).meta({ id: 'PersonRole' });
/** What a person is to its company: `domain/people/permissions.ts` says what each may do. */
export const teamRole = z.enum(teamRoles).meta({ id: 'TeamRole' });

export type PersonRole = z.infer<typeof personRole>;
export type { TeamRole } from '../domain/people/permissions.js';

/** Who is signed in, so that the client can show what that person may do. The server does not rely on it. */
export const sessionPerson = z
  .object({
    id: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: personRole,
    adminType: personRole.describe('The same as `role`.'),
    teamRole,
    permissions: z
      .array(z.enum(permissions).meta({ id: 'Permission' }))
      .describe('What this person may do in the company that its calls are about.'),
    emailConfirmed: z.boolean(),
    twoFactor: z.boolean(),
    isOnDuty: z.boolean().describe('Whether rules give this person new leads.'),
    company: z.object({
      id: z.uuid(),
      slug: z.string(),
      name: z.string(),
      owners: z.array(z.string()).describe('The names of its owners, who can change what this person may do.'),
      state: z
        .enum(['active', 'suspended'])
        .describe('Suspended: its people read, export and erase, and change nothing else.'),
    }),
    forms: z
      .object({
        country: z.string().describe('Where the company is, two letters; empty where it has not said so.'),
        units: z.enum(measureSystems).describe('Of its distances and volumes.'),
      })
      .describe('How the company that calls are about writes words, dates, money and measures.'),
    support: z
      .object({
        companyId: z.uuid(),
        slug: z.string(),
        name: z.string(),
        until: z.iso.datetime(),
        leadsUntil: z.iso.datetime().nullable().describe('Until when its leads can be seen; null: they cannot.'),
      })
      .nullable()
      .describe('The company that internal staff look at, read-only. All calls of a company are then about it.'),
  })
  .meta({ id: 'SessionPerson' });

export type SessionPerson = z.infer<typeof sessionPerson>;

export const logIn = endpoint('POST', '/api/admin/login', {
  summary: 'Sign in; sets the session cookie',
  access: 'anyone',
  body: z
    .strictObject({
      email: knownEmailAddress,
      password: z.string().min(1, 'Password is required').max(1_000),
      code: text(40)
        .optional()
        .describe('Of the authenticator app, or a recovery code, where the account asks for one.'),
    })
    .meta({ id: 'Credentials' }),
  answer: z.object({ user: sessionPerson }),
  errors: ['invalid_credentials', 'second_factor_required'],
});

export const logOut = endpoint('POST', '/api/admin/logout', {
  summary: 'Sign out; ends this session',
  access: 'anyone',
  answer: z.object({ signedOut: z.literal(true) }),
});

export const getMe = endpoint('GET', '/api/admin/me', {
  summary: 'Who is signed in',
  access: 'signedIn',
  answer: sessionPerson,
});
