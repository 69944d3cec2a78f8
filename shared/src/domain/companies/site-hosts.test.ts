import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainsOfSite, isOfOwnSite, siteHost } from './site-hosts.js';

describe('the domain to allow', () => {
  it.each([
    ['acme.example', 'acme.example'],
    [' https://www.Acme.example/contact?x=1 ', 'www.acme.example'],
    ['http://acme.example:8080', 'acme.example:8080'],
    ['müller.example', 'xn--mller-kva.example'],
  ])('of %s is %s', (website, host) => {
    expect(siteHost(website)).toBe(host);
  });

  it.each(['', '  ', 'soon', 'https://', 'ask us', 'javascript:alert(1)'])('is not known of %j', (website) => {
    expect(siteHost(website)).toBeUndefined();
  });

  it('is a host or nothing, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (website) => void expect(siteHost(website) ?? 'a.b').toMatch(/^[a-z0-9.:-]+$/)));
  });
});

describe('the domains to propose', () => {
  it.each([
    ['https://acme.example/', ['acme.example', 'www.acme.example']],
    ['www.acme.example', ['acme.example', 'www.acme.example']],
    ['quotes.acme.co.example', ['quotes.acme.co.example']],
    ['soon', []],
  ])('for %s are %j', (website, domains) => {
    expect(domainsOfSite(website)).toEqual(domains);
  });
});

it.each([
  ['https://acme.example/quote', 'https://www.acme.example', [], true],
  ['https://quotes.acme.example', 'acme.example', [], true],
  ['https://acme.example', '', ['*.acme.example'], true],
  ['https://acme.example:8443/', '', ['acme.example:8443'], true],
  ['https://notacme.example', 'acme.example', ['other.example'], false],
  ['https://acme.example.evil.example', 'acme.example', [], false],
  ['https://acme.example', '', [], false],
  ['', 'acme.example', [], false],
])('of %s with the website %s and the domains %s is a page of the own site: %s', (page, website, domains, is) => {
  expect(isOfOwnSite(page, { website, allowedDomains: domains })).toBe(is);
});
