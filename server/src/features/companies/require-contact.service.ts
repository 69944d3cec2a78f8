import { missingContact, missingForPerson } from '@meg/shared/domain/forms/contact-required';
import { AppError } from '../../app-error.js';
import type { Company } from './companies.service.js';

const sentences = { email: 'Email is required', phone: 'Phone is required' } as const;

interface GivenContact {
  email: string;
  phone: string;
}

/** Refuses a contact that lacks what the company asks for. */
export const requireContact = ({ config }: Company, contact: GivenContact): void =>
  refuse(missingContact(config.chatbotConfig.contactRequired, contact), '');

/** Refuses a contact by which no person could reach the visitor. */
export const requireWayToReach = ({ config }: Company, contact: GivenContact): void =>
  refuse(missingForPerson(contact, config.chatbotConfig.contactRequired), 'contactInfo.');

/** `path` is where the two fields are in the request. */
function refuse(missing: readonly (keyof GivenContact)[], path: string): void {
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((field) => [`${path}${field}`, sentences[field]]));
  throw new AppError('validation_failed', { fields });
}
