import { hash } from 'node:crypto';
import { mailboxName } from '../../mail/mailbox-name.js';

/** One mailbox of a company's visitors, however it is spelled. */
export function addressHash(companyId: string, email: string): string {
  return hash('sha256', `${companyId}\n${mailboxName(email)}`, 'base64url');
}
