import { hash } from 'node:crypto';

/** One mailbox, whatever stands behind a plus sign: many providers deliver all of those to the same one. */
export function addressHash(companyId: string, email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  const mailbox = local.replace(/\+.*$/, '') || local;
  return hash('sha256', `${companyId}\n${mailbox}@${host}`, 'base64url');
}
