import { domainToASCII } from 'node:url';
import { isEmail } from '@meg/shared/domain/forms/email';

/**
 * An address in the form that mail servers accept, with the domain in ASCII. Nothing is left in it that a mail library
 * could interpret. Undefined if it is no address.
 */
export function deliverableAddress(address: string): string | undefined {
  if (!isEmail(address)) return undefined;
  const [local, domain = ''] = address.normalize('NFKC').split('@');
  const host = domainToASCII(domain.replace(/\.$/, ''));
  return host === '' ? undefined : `${local}@${host}`;
}
