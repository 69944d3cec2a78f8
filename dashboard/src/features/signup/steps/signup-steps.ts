import { isEmail } from '@meg/shared/domain/forms/email';
import { passwordFault } from '@meg/shared/domain/forms/password';
import type { SignupDraft, SignupField } from '../draft/signup-draft.js';

export const stepNames = ['Company Info', 'Admin Setup', 'Review', 'Complete'] as const;
export const lastStep = stepNames.length - 1;

export interface SignupFault {
  /** The message for the whole step. */
  sentence: string | undefined;
  fields: Readonly<Partial<Record<SignupField, string>>>;
}

const requiredFields: Readonly<Record<number, Readonly<Partial<Record<SignupField, string>>>>> = {
  0: {
    companyName: 'Company name is required',
    businessEmail: 'Business email is required',
    phone: 'Phone is required',
  },
  1: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    adminEmail: 'Admin email is required',
    password: 'Password is required',
    confirmPassword: 'Please type the password again',
  },
};

const emailFields: Readonly<Record<number, SignupField>> = { 0: 'businessEmail', 1: 'adminEmail' };

function missing(step: number, draft: SignupDraft): SignupFault['fields'] {
  const required = Object.entries(requiredFields[step] ?? {}) as [SignupField, string][];
  // A password may consist of spaces.
  const isEmpty = (field: SignupField) =>
    field === 'password' ? draft.password === '' : String(draft[field]).trim() === '';
  return Object.fromEntries(required.filter(([field]) => isEmpty(field)));
}

function emailFault(step: number, draft: SignupDraft): SignupFault['fields'] {
  const field = emailFields[step];
  const text = field === undefined ? '' : String(draft[field]).trim();
  return field === undefined || text === '' || isEmail(text) ? {} : { [field]: 'Please enter a valid email address' };
}

function passwordFaults(step: number, { password, confirmPassword }: SignupDraft): SignupFault['fields'] {
  if (step !== 1 || password === '') return {};
  const weakness = passwordFault(password);
  const differs = confirmPassword !== '' && confirmPassword !== password;
  return { ...(weakness && { password: weakness }), ...(differs && { confirmPassword: 'Passwords do not match' }) };
}

function sentenceFor(lacks: SignupFault['fields'], wrong: SignupFault['fields']): string {
  if (Object.keys(lacks).length > 0) return 'Please fill in all required fields';
  if (wrong.confirmPassword) return wrong.confirmPassword;
  return 'Please look again at the field that is marked';
}

/** Why the next step cannot be opened yet; undefined if it can. */
export function faultOfStep(step: number, draft: SignupDraft): SignupFault | undefined {
  if (step === lastStep && !draft.termsAccepted) {
    const sentence = 'Please accept the terms and conditions';
    return { sentence, fields: { termsAccepted: sentence } };
  }
  const lacks = missing(step, draft);
  const wrong = { ...emailFault(step, draft), ...passwordFaults(step, draft) };
  const fields = { ...wrong, ...lacks };
  return Object.keys(fields).length === 0 ? undefined : { sentence: sentenceFor(lacks, wrong), fields };
}

/** The wished step, or an earlier one that still has a fault. */
export function reachableStep(wished: number, draft: SignupDraft): number {
  const steps = Array.from({ length: Math.max(0, Math.min(wished, lastStep)) }, (_, step) => step);
  return steps.find((step) => faultOfStep(step, draft)) ?? steps.length;
}
