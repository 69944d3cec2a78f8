import { domainToASCII } from 'node:url';
import { isEmail } from '@meg/shared/domain/forms/email';

/**
 * An address as the mail server is given it: in compatible form, the domain in ASCII. Nothing is left in it that a mail
 * library would read in its own way. Undefined where it is none.
 */
export function deliverableAddress(address: string): string | undefined {
  if (!isEmail(address)) return undefined;
  const [local, domain = ''] = address.normalize('NFKC').split('@');
  const host = domainToASCII(domain.replace(/\.$/, ''));
  return host === '' ? undefined : `${local}@${host}`;
}
