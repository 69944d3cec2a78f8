import { isEmail } from '@meg/shared/domain/forms/email';
import type { Problems } from './use-submission.js';

/** A sentence for each of these fields that is empty. */
export function missing<Name extends string>(
  values: Readonly<Record<Name, unknown>>,
  sentences: Readonly<Partial<Record<Name, string>>>,
): Problems {
  const entries = Object.entries(sentences) as [Name, string][];
  return Object.fromEntries(entries.filter(([name]) => String(values[name] ?? '').trim() === ''));
}

export function badEmail(email: string): Problems {
  return isEmail(email.trim()) ? {} : { email: 'Please enter a valid email address' };
}
