import { isIP } from 'node:net';
import { readUrl } from '../text/read-url.js';
import { isMetadataAddress, isPublicAddress } from './public-address.js';

export interface TargetRules {
  /** A setting of the operator: also allows machines of the server's own network, plain HTTP and any port. */
  allowPrivate: boolean;
}

export type TargetVerdict = { url: URL; fault?: undefined } | { url?: undefined; fault: string };

const mostLength = 2_000;
const httpsPort = 443;
/** Lower ports are of mail, file sharing and remote shells, which a request must never reach. */
const firstFreePort = 1_024;

/** Ends of names that never belong to the public internet (RFC 6761, RFC 8375, ICANN's private ones, and habit). */
const privateEnds =
  'localhost localdomain local internal intranet private corp home lan arpa test example invalid onion alt'.split(' ');
const metadataNames = new Set(['metadata', 'metadata.google.internal', 'metadata.goog', 'instance-data']);

/** The host as it is looked up: an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

function addressFault(address: string, { allowPrivate }: TargetRules): string | undefined {
  if (isMetadataAddress(address)) return 'This address is kept for the machines themselves: choose another';
  if (!allowPrivate && !isPublicAddress(address)) return 'This address is not one of the public internet';
  return undefined;
}

function nameFault(name: string, { allowPrivate }: TargetRules): string | undefined {
  if (name.endsWith('.')) return 'Leave out the dot at the end of the name';
  const labels = name.split('.');
  if (metadataNames.has(name) || metadataNames.has(labels.slice(-2).join('.')))
    return 'This address is kept for the machines themselves: choose another';
  if (allowPrivate) return undefined;
  if (labels.length < 2 || privateEnds.includes(labels.at(-1) ?? ''))
    return 'This name is not one of the public internet';
  return undefined;
}

function schemeFault({ protocol, port }: URL, { allowPrivate }: TargetRules): string | undefined {
  if (protocol === 'http:' && allowPrivate) return undefined;
  if (protocol !== 'https:') return 'Must start with https://';
  const number = port === '' ? httpsPort : Number(port);
  if (!allowPrivate && number !== httpsPort && number < firstFreePort)
    return `Must use port ${httpsPort}, or one from ${firstFreePort} on`;
  return undefined;
}

/**
 * Whether a request may be sent there, judged by the address alone. The URL is parsed first, so that `0x7f.1`,
 * `2130706433` and full-width digits are `127.0.0.1`. The addresses of a name are judged after it was looked up.
 */
export function judgeTarget(text: string, rules: TargetRules): TargetVerdict {
  const url = readUrl(text);
  if (!url || text.length > mostLength || url.hostname === '')
    return { fault: 'Write an address such as https://example.com/hooks' };
  if (url.username !== '' || url.password !== '') return { fault: 'Must have no name or password in it' };
  const host = hostOf(url);
  const fault = schemeFault(url, rules) ?? (isIP(host) ? addressFault(host, rules) : nameFault(host, rules));
  return fault === undefined ? { url } : { fault };
}

/** Every address of a name must be allowed, since any of them may be reached. */
export function judgeAddresses(addresses: readonly string[], rules: TargetRules): string | undefined {
  return addresses.map((address) => addressFault(address, rules)).find((fault) => fault !== undefined);
}
