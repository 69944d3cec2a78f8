import { slugPattern } from '@meg/shared/domain/companies/company-slug';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOfName } from './slug-of-name.js';

describe('the public name of a company', () => {
  it.each([
    ['Acme Movers Ltd.', 'acme-movers-ltd'],
    ["O'Brien & Söhne Umzüge", 'obrien-sohne-umzuge'],
    ['搬家公司', 'movers'],
    ['--- ', 'movers'],
  ])('of %s is %s', (name, slug) => {
    expect(slugOfName(name)).toBe(slug);
  });

  it('fits into an address, whatever the company calls itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        expect(slugOfName(name)).toMatch(slugPattern);
      }),
    );
  });
});
