import { z } from 'zod';
import { linkToken } from './accounts.js';
import { endpoint } from './endpoint.js';
import { firstName, lastName, newPassword } from './people.js';
import { sessionPerson, teamRole } from './sessions.js';
import { timezone } from './timezone.js';

export const openInvitation = endpoint('POST', '/api/admin/invitations/open', {
  summary: 'What a link invites to',
  access: 'anyone',
  body: z.strictObject({ token: linkToken }),
  answer: z
    .object({ email: z.string(), companyName: z.string(), invitedBy: z.string(), teamRole })
    .meta({ id: 'OpenInvitation' }),
  errors: ['link_expired'],
});

export const acceptInvitation = endpoint('POST', '/api/admin/invitations/accept', {
  summary: 'Make the account that a link invites to, and sign in',
  access: 'anyone',
  body: z.strictObject({
    token: linkToken,
    firstName,
    lastName,
    password: newPassword,
    timezone: timezone.optional().describe('Of the browser, for quiet hours. Missing: that of the company.'),
  }),
  answer: z.object({ user: sessionPerson }),
  errors: ['link_expired', 'email_taken'],
});
