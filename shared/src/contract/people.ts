import { z } from 'zod';
import { isEmail } from '../domain/forms/email.js';
import { passwordFault } from '../domain/forms/password.js';
import { requiredText, text } from './text.js';

const notAnEmail = 'Please enter a valid email address';
const oneSpelling = (email: string) => email.normalize('NFKC').replace(/\.$/, '').toLowerCase();

/** An address to sign in with, in one spelling. */
export const emailAddress = text(254).refine(isEmail, notAnEmail).transform(oneSpelling);

/** For signing in: accounts from before the stricter rule keep their address. */
export const knownEmailAddress = text(254)
  .refine((email) => email.includes('@'), notAnEmail)
  .transform(oneSpelling);

export const firstName = requiredText(80, 'First name is required');
export const lastName = requiredText(80, 'Last name is required');

/** A new password, exactly as it was typed. */
export const newPassword = z.string().superRefine((password, context) => {
  const fault = passwordFault(password);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});
