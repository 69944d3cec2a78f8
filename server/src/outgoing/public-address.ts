import { BlockList, isIP } from 'node:net';
import { ipv4In, ipv6Groups } from '../network/ipv6.js';

type Network = readonly [address: string, bits: number];

/** From the registries of special addresses: addresses that are not part of the public internet. */
const specialIpv4: readonly Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Within the one public block (`2000::/3`): addresses that wrap an IPv4 address, for documentation, or reserved. */
const specialIpv6: readonly Network[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

/** Where machines of a cloud get their credentials. Never allowed, even if private addresses are. */
const metadataIpv4: readonly Network[] = [
  ['169.254.0.0', 16],
  ['168.63.129.16', 32],
  ['100.100.100.200', 32],
  ['192.0.0.192', 32],
];
const metadataIpv6: readonly Network[] = [
  ['fe80::', 10],
  ['fd00:ec2::', 32],
  ['fd20:ce::', 32],
];

function listOf(family: 'ipv4' | 'ipv6', networks: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of networks) list.addSubnet(address, bits, family);
  return list;
}

const special = { ipv4: listOf('ipv4', specialIpv4), ipv6: listOf('ipv6', specialIpv6) };
const metadata = { ipv4: listOf('ipv4', metadataIpv4), ipv6: listOf('ipv6', metadataIpv6) };
const publicIpv6 = listOf('ipv6', [['2000::', 3]]);

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  // An address with a zone (`fe80::1%eth0`) belongs to this machine's own network.
  if (address.includes('%')) return undefined;
  const version = isIP(address);
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : undefined;
}

/** By the prefix of an IPv6 address: the index of the two groups that are an IPv4 address. */
const wrappings: readonly (readonly [beginning: readonly number[], at: number])[] = [
  [[0, 0, 0, 0, 0, 0xffff], 6],
  [[0, 0, 0, 0, 0xffff, 0], 6],
  [[0, 0, 0, 0, 0, 0], 6],
  // NAT64 (RFC 6052), its local form (RFC 8215), and 6to4 (RFC 3056).
  [[0x64, 0xff9b, 0, 0, 0, 0], 6],
  [[0x64, 0xff9b, 1], 6],
  [[0x2002], 1],
];

/** The IPv4 address that an IPv6 address wraps (`::ffff:10.0.0.1`), which is the one that would be reached. */
function wrappedIpv4(address: string): string | undefined {
  const groups = ipv6Groups(address);
  const wrapping = wrappings.find(([beginning]) => beginning.every((group, at) => groups[at] === group));
  return wrapping && ipv4In(groups, wrapping[1]);
}

export function isPublicAddress(address: string): boolean {
  const family = familyOf(address);
  if (family === undefined) return false;
  if (isMetadataAddress(address) || special[family].check(address, family)) return false;
  return family === 'ipv4' || publicIpv6.check(address, 'ipv6');
}

export function isMetadataAddress(address: string): boolean {
  const family = familyOf(address);
  if (family === undefined) return true;
  if (metadata[family].check(address, family)) return true;
  const wrapped = family === 'ipv6' ? wrappedIpv4(address) : undefined;
  return wrapped !== undefined && metadata.ipv4.check(wrapped, 'ipv4');
}
