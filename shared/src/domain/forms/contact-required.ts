import { isVisible } from './characters.js';

/** What a company needs to reach a visitor: email and phone, or one of them. */
export const contactRequirements = ['both', 'either'] as const;

export type ContactRequired = (typeof contactRequirements)[number];

const fields = ['email', 'phone'] as const;

type ContactField = (typeof fields)[number];

/** "Email only" may stand in place of a number. */
const isNumber = (phone: string): boolean => /\p{N}/u.test(phone);

/** What a person of the company still needs to reach the visitor, whatever its forms ask for: a phone number is enough. */
export const missingForPerson = (
  contact: Readonly<Record<ContactField, string>>,
  required: ContactRequired = 'both',
): readonly ContactField[] => (isNumber(contact.phone) ? [] : missingContact(required, contact));

/** What still has to be given. With `either`, both are named until one of them is there. */
export function missingContact(
  required: ContactRequired,
  contact: Readonly<Record<ContactField, string>>,
): readonly ContactField[] {
  const missing = fields.filter((field) => !isVisible(contact[field]));
  return required === 'both' || (missing[0] === 'email' && !isNumber(contact.phone)) ? missing : [];
}
