import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteHost } from './site-host.js';

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
