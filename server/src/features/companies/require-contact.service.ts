import { missingContact } from '@meg/shared/domain/forms/contact-required';
import { AppError } from '../../app-error.js';
import type { Company } from './companies.service.js';

const sentences = { email: 'Email is required', phone: 'Phone is required' } as const;

interface GivenContact {
  email: string;
  phone: string;
}

/** Refuses a contact that lacks what the company asks for. `path` is where the two fields are in the request. */
export function requireContact({ config }: Company, contact: GivenContact, path = ''): void {
  const missing = missingContact(config.chatbotConfig.contactRequired, contact);
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((field) => [`${path}${field}`, sentences[field]]));
  throw new AppError('validation_failed', { fields });
}
