import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { emailAddress, firstName, lastName, newPassword } from './people.js';
import { sessionPerson } from './sessions.js';
import { requiredText } from './text.js';
import { typedHours, workHours } from './work-hours.js';

const done = z.object({ done: z.literal(true) });
const currentPassword = z.string().min(1, 'Enter your current password').max(1_000);
/** From a link in a mail. */
export const linkToken = z.string().min(1, 'The link is not complete').max(200);

export const forgotPassword = endpoint('POST', '/api/admin/forgot-password', {
  summary: 'Ask for a link to choose a new password; the answer is the same whether there is an account',
  access: 'anyone',
  body: z.strictObject({ email: emailAddress }),
  answer: done,
});

export const resetPassword = endpoint('POST', '/api/admin/reset-password', {
  summary: 'Choose a new password by a link; ends all sessions',
  access: 'anyone',
  body: z.strictObject({ token: linkToken, newPassword }),
  answer: done,
  errors: ['link_expired'],
});

export const confirmEmail = endpoint('POST', '/api/admin/confirm-email', {
  summary: 'Prove by a link that an address is one’s own',
  access: 'anyone',
  body: z.strictObject({ token: linkToken }),
  answer: z.object({ email: z.string() }),
  errors: ['link_expired', 'email_taken'],
});

export const resendConfirmation = endpoint('POST', '/api/admin/account/confirmation', {
  summary: 'Send the link that confirms the address once more',
  access: 'signedIn',
  answer: done,
});

export const changeName = endpoint('PUT', '/api/admin/account/name', {
  summary: 'Change one’s own name',
  access: 'signedIn',
  body: z.strictObject({ firstName, lastName }),
  answer: sessionPerson,
});

export const changeDuty = endpoint('PUT', '/api/admin/account/duty', {
  summary: 'Go on or off duty: rules give new leads to those on duty alone',
  access: 'signedIn',
  body: z.strictObject({ isOnDuty: z.boolean() }),
  answer: sessionPerson,
});

export const changeWorkHours = endpoint('PUT', '/api/admin/account/work-hours', {
  summary: 'Set when one works: at other hours rules give one no new leads',
  access: 'signedIn',
  body: z.strictObject({ workHours: typedHours(workHours).nullable().describe('Null: at all hours.') }),
  answer: done,
});

export const changePassword = endpoint('POST', '/api/admin/account/password', {
  summary: 'Change one’s own password; ends all other sessions and renews this one',
  access: 'signedIn',
  body: z.strictObject({ currentPassword, newPassword }),
  answer: done,
});

export const changeEmail = endpoint('POST', '/api/admin/account/email', {
  summary: 'Ask for another address; it counts once the link sent there was used',
  access: 'signedIn',
  body: z.strictObject({ email: emailAddress, currentPassword }),
  answer: done,
});

export const accountSession = z
  .object({
    id: z.uuid(),
    isCurrent: z.boolean(),
    userAgent: z.string(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
  })
  .meta({ id: 'AccountSession' });

export type AccountSession = z.infer<typeof accountSession>;

export const listSessions = endpoint('GET', '/api/admin/account/sessions', {
  summary: 'Where one is signed in',
  access: 'signedIn',
  answer: z.object({ sessions: z.array(accountSession) }),
});

export const endSession = endpoint('DELETE', '/api/admin/account/sessions/:sessionId', {
  summary: 'Sign out somewhere else',
  access: 'signedIn',
  params: z.strictObject({ sessionId: z.uuid() }),
  answer: done,
  errors: ['not_found'],
});

export const endOtherSessions = endpoint('DELETE', '/api/admin/account/sessions', {
  summary: 'Sign out everywhere else',
  access: 'signedIn',
  answer: done,
});

export const beginTwoFactor = endpoint('POST', '/api/admin/account/two-factor', {
  summary: 'Begin two-factor: a secret for an authenticator app',
  access: 'signedIn',
  body: z.strictObject({ currentPassword }),
  answer: z
    .object({
      secret: z.string().describe('Base32, for typing.'),
      uri: z.string().describe('otpauth:// for an app on this device.'),
      qr: z.array(z.string()).describe('The rows of the QR code, 1 for each dark square.'),
    })
    .meta({ id: 'TwoFactorSecret' }),
});

const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).describe('Each good once. They are shown this one time.') })
  .meta({ id: 'RecoveryCodes' });

export const confirmTwoFactor = endpoint('POST', '/api/admin/account/two-factor/confirmation', {
  summary: 'Switch two-factor on, with a code that proves that the app has the secret',
  access: 'signedIn',
  body: z.strictObject({ code: requiredText(40, 'Enter the code') }),
  answer: recoveryCodes,
});

export const renewRecoveryCodes = endpoint('POST', '/api/admin/account/two-factor/recovery-codes', {
  summary: 'Get new recovery codes; the former ones end',
  access: 'signedIn',
  body: z.strictObject({ currentPassword }),
  answer: recoveryCodes,
  errors: ['not_found'],
});

export const endTwoFactor = endpoint('POST', '/api/admin/account/two-factor/end', {
  summary: 'Switch two-factor off',
  access: 'signedIn',
  body: z.strictObject({ currentPassword }),
  answer: done,
});
