import { fewestPhoneDigits, personKeys } from '../lead-search.service.js';
import type { LeadRow } from '../leads.table.js';

export type Contact = Pick<LeadRow, 'companyId' | 'email' | 'phone'>;

/** What two writings of one person share: the email, and the end of the number, which has no country's code. */
export function keysOfPerson({ companyId, ...contact }: Contact): string[] {
  const { emailKey, phoneKey } = personKeys(contact);
  const keys = [emailKey && `email ${emailKey}`, phoneKey && `phone ${phoneKey.slice(-fewestPhoneDigits)}`];
  return keys.flatMap((key) => (key === '' ? [] : [`person ${companyId} ${key}`])).sort();
}
