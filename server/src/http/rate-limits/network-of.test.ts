import { describe, expect, it } from 'vitest';
import { networkOf, siteOf } from './rate-limit.js';

describe('survives: forged addresses – the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:49152', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['::FFFF:C000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['[::ffff:c000:207]:443', '192.0.2.7'],
    ['::c000:207', '0:0:0:0'],
    ['2001:0DB8:0007:0001::9', '2001:db8:7:1'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
    ['2001:db8:7:1::9', '2001:db8:7:1'],
    ['[2001:db8:7:1::9]', '2001:db8:7:1'],
    ['[2001:db8:7:1:aaaa::9]:443', '2001:db8:7:1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['unknown', 'unknown'],
    ['garbage7', 'unknown'],
    ['192.0.2.7:port', 'unknown'],
    ['', 'unknown'],
  ])('of %j is %s, however a proxy writes it', (forwarded, network) => {
    expect(networkOf(forwarded)).toBe(network);
  });
});

describe('survives: forged addresses – the site of a network', () => {
  it.each([
    ['2001:db8:7:1::9', '2001:db8:7'],
    ['2001:db8:7:ffff::9', '2001:db8:7'],
    ['2001:db8:8:1::9', '2001:db8:8'],
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['garbage', 'unknown'],
  ])('of %j is %s', (forwarded, site) => {
    expect(siteOf(networkOf(forwarded))).toBe(site);
  });
});
