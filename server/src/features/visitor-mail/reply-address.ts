import { deliverableAddress } from '../../mail/deliverable-address.js';
import type { PersonRow } from '../people/people.service.js';

type Member = Pick<PersonRow, 'email' | 'emailConfirmedAt' | 'state'>;

const domainOf = (address: string): string | undefined => deliverableAddress(address)?.split('@')[1]?.toLowerCase();

/**
 * The company's public address, if one of its people has confirmed an address of the same domain: otherwise anybody could
 * direct answers to a stranger's mailbox. A company without people was set up by the operator.
 */
export function replyAddress(shown: string, members: readonly Member[]): string | undefined {
  const domain = domainOf(shown);
  if (domain === undefined) return undefined;
  const confirmed = members.filter(({ emailConfirmedAt, state }) => emailConfirmedAt !== null && state === 'active');
  const isOwn = members.length === 0 || confirmed.some(({ email }) => domainOf(email) === domain);
  return isOwn ? shown : undefined;
}
