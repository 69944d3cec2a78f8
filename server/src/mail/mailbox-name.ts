import { domainToASCII } from 'node:url';

/** Providers that ignore dots before the @, by each of their domains. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

function hostOf(written: string): string {
  const host = written.replace(/\.+$/, '');
  return (domainToASCII(host) || host).toLowerCase();
}

/**
 * One name for all spellings of an address that reach one mailbox: capitals, wide letters, the part after a plus sign,
 * a domain in its own script or in Punycode, its last dot, Gmail's dots. For counting, not for sending.
 */
export function mailboxName(address: string): string {
  const whole = address.normalize('NFKC').trim().toLowerCase();
  const at = whole.lastIndexOf('@');
  const host = hostOf(whole.slice(at + 1));
  const local = whole.slice(0, Math.max(at, 0)).replace(/^"(.*)"$/, '$1');
  const untagged = local.replace(/\+.*$/, '') || local;
  const provider = dotless.get(host);
  return provider ? `${untagged.replaceAll('.', '')}@${provider}` : `${untagged}@${host}`;
}
