import { isIP } from 'node:net';
import { ipv4In, ipv6Groups } from '../../network/ipv6.js';

const networkGroups = 4;
const siteGroups = 3;
/** The groups before an IPv4 address in the form that a socket for both versions writes. */
const mappedBeginning = [0, 0, 0, 0, 0, 0xffff];

/** Some proxies write the port after the address, and IPv4 as IPv6. All texts that are no address count as one. */
function addressIn(text: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) ? bare : 'unknown';
}

/** A network of IPv6 counts as one visitor, because each visitor has more addresses than can be counted. */
export function networkOf(forwarded: string): string {
  const ip = addressIn(forwarded);
  if (!ip.includes(':')) return ip;
  const groups = ipv6Groups(ip);
  if (mappedBeginning.every((group, at) => groups[at] === group)) return ipv4In(groups, mappedBeginning.length);
  const network = groups.slice(0, networkGroups).map((group) => group.toString(16));
  return network.join(':');
}

/** The block that a provider may give one customer: 65,536 networks of IPv6, or one address of IPv4. */
export function siteOf(network: string): string {
  const groups = network.split(':');
  return groups.length === networkGroups ? groups.slice(0, siteGroups).join(':') : network;
}
