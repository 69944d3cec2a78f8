import { describe, expect, it } from 'vitest';
import { companyConfig } from '../../contract/company-config.js';
import { allowsEverybody } from './public-suffix.js';

describe('An allowed domain', () => {
  it.each(['*.com', '*.co.uk', 'co.uk', '*.com.au', '*.uk', '*.github.io', '*.co.nz:8443', '*.or.jp'])(
    'is refused where everybody can get a name below it: %s',
    (domain) => {
      expect(allowsEverybody(domain)).toBe(true);
      const read = companyConfig.safeParse({ allowedDomains: [domain] });
      expect(read.error?.issues[0]?.message).toContain('every website below it');
    },
  );

  it.each([
    'example.com',
    '*.example.com',
    '*.movers.co.uk',
    'movers.co.uk',
    'localhost',
    'localhost:3000',
    '*.localhost',
    'acme.github.io',
    'intranet',
    '10.0.0.5:8080',
    'go.com',
    'me.com',
    't.co',
    'shop.movers.de',
  ])('is taken where it is of one company: %s', (domain) => {
    expect(allowsEverybody(domain)).toBe(false);
    expect(companyConfig.safeParse({ allowedDomains: [domain] }).success).toBe(true);
  });
});
