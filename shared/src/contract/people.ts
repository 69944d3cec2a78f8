import { z } from 'zod';
import { isEmail } from '../domain/forms/email.js';
import { passwordFault } from '../domain/forms/password.js';
import { requiredText, text } from './text.js';

const notAnEmail = 'Please enter a valid email address';
const oneSpelling = (email: string) => email.normalize('NFKC').replace(/\.$/, '').toLowerCase();

/** An address that somebody signs in by: one spelling is one person. */
export const emailAddress = text(254).refine(isEmail, notAnEmail).transform(oneSpelling);

/** At the sign-in: accounts made under a looser rule keep their address. */
export const knownEmailAddress = text(254)
  .refine((email) => email.includes('@'), notAnEmail)
  .transform(oneSpelling);

export const firstName = requiredText(80, 'First name is required');
export const lastName = requiredText(80, 'Last name is required');

/** A password that is being chosen. Neither trimmed nor changed: what was typed is what counts. */
export const newPassword = z.string().superRefine((password, context) => {
  const fault = passwordFault(password);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});
