import { textIn } from '@meg/shared/domain/forms/characters';
import { type ContactRequired, missingContact } from '@meg/shared/domain/forms/contact-required';
import { isEmail } from '@meg/shared/domain/forms/email';
import type { Phrase } from '../phrase.js';
import type { LeadForm } from './empty-lead-form.js';
import { type LeadField, leadFields } from './lead-fields.js';

export type Contact = Pick<LeadForm, 'name' | 'email' | 'phone'>;
export type LeadProblems = Readonly<Partial<Record<LeadField, Phrase>>>;

/** The server's limits. */
export const mostCharacters: Readonly<Record<LeadField, number>> = {
  name: 200,
  email: 254,
  phone: 50,
  originCity: 120,
  destinationCity: 120,
};

/**
 * Removes invisible characters that pasting and keyboards leave behind. The server refuses them, and a lead must not
 * fail for characters that the visitor cannot see.
 */
export function cleanText(text: string): string {
  return textIn(text).trim();
}

export function cleanLeadForm(form: LeadForm): LeadForm {
  const clean = { ...form };
  for (const field of leadFields) clean[field] = cleanText(form[field]).slice(0, mostCharacters[field]);
  return clean;
}

export function checkLeadForm(
  form: LeadForm,
  fields: readonly LeadField[] = leadFields,
  required?: ContactRequired,
): LeadProblems {
  const problems: Partial<Record<LeadField, Phrase>> = {};
  const noContact = missingContact(required ?? 'both', form);
  for (const field of fields) {
    const isMissing = field === 'email' || field === 'phone' ? noContact.includes(field) : form[field] === '';
    if (isMissing) problems[field] = { key: `${field}.missing` };
  }
  if (required === 'either' && problems.phone) {
    problems.email = oneIsMissing;
    delete problems.phone;
  }
  if (fields.includes('email') && form.email !== '' && !isEmail(form.email)) problems.email = { key: 'email.invalid' };
  return problems;
}

/** Where one of two is enough, both are missing: said once, at the first. */
const oneIsMissing = { key: 'contact.missing' } as const;

/** The problems that are left once something else is in that field. */
export function withoutProblem(problems: LeadProblems, field: LeadField): LeadProblems {
  const { [field]: _solved, ...left }: LeadProblems = problems;
  const { email, ...others }: LeadProblems = left;
  return field === 'phone' && email && 'key' in email && email.key === oneIsMissing.key ? others : left;
}
