import { z } from 'zod';
import { isEmail } from '../domain/forms/email.js';
import { passwordFault } from '../domain/forms/password.js';
import { requiredText, text } from './text.js';

/** An address that somebody signs in by: one spelling is one person. */
export const emailAddress = text(254)
  .refine(isEmail, 'Please enter a valid email address')
  .transform((email) => email.toLowerCase());

export const firstName = requiredText(80, 'First name is required');
export const lastName = requiredText(80, 'Last name is required');

/** A password that is being chosen. Neither trimmed nor changed: what was typed is what counts. */
export const newPassword = z.string().superRefine((password, context) => {
  const fault = passwordFault(password);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});
