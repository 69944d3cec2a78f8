import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addonsIn, searchOfAddons } from './chosen-addons.js';
import { addonKeys } from './plan-prices.js';

it('carries every choice of add-ons through an address', () => {
  fc.assert(
    fc.property(fc.subarray([...addonKeys]), (chosen) => {
      expect(addonsIn(searchOfAddons(chosen))).toEqual(chosen);
    }),
  );
});

it('takes the former name of an add-on, and nothing that is none', () => {
  expect(addonsIn('?addons=api-builder,gold,__proto__&utm_source=x')).toEqual(['api-integration']);
  fc.assert(
    fc.property(fc.string(), (search) => void expect(addonKeys).toEqual(expect.arrayContaining(addonsIn(search)))),
  );
});
