import { hash } from 'node:crypto';
import { mailboxName } from '../../mail/mailbox-name.js';

/** The same for all spellings of a mailbox, and different for each company. */
export function addressHash(companyId: string, email: string): string {
  return hash('sha256', `${companyId}\n${mailboxName(email)}`, 'base64url');
}
