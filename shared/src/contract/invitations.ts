import { z } from 'zod';
import { linkToken } from './accounts.js';
import { endpoint } from './endpoint.js';
import { firstName, lastName, newPassword } from './people.js';
import { sessionPerson, teamRole } from './sessions.js';

export const openInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/open',
  summary: 'What a link invites to',
  surface: 'dashboard',
  access: 'anyone',
  body: z.strictObject({ token: linkToken }),
  status: 200,
  answer: z
    .object({ email: z.string(), companyName: z.string(), invitedBy: z.string(), teamRole })
    .meta({ id: 'OpenInvitation' }),
  errors: ['link_expired'],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/accept',
  summary: 'Make the account that a link invites to, and sign in',
  surface: 'dashboard',
  access: 'anyone',
  body: z.strictObject({ token: linkToken, firstName, lastName, password: newPassword }),
  status: 200,
  answer: z.object({ user: sessionPerson }),
  errors: ['link_expired', 'email_taken'],
});
