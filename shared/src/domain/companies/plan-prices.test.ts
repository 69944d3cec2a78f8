import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addonKeys, addonOfKey, addons, billFor } from './plan-prices.js';

const orders = fc.uniqueArray(fc.constantFrom(...addonKeys));

describe('the first bill', () => {
  it('of the core plan alone is its setup and one month', () => {
    expect(billFor([])).toEqual({ setupUsd: 95, oneTimeUsd: 0, monthlyUsd: 75, firstBillUsd: 170 });
  });

  it('adds setup fees, one-time items and one month of everything', () => {
    expect(billFor(['priority-support', 'white-label'])).toEqual({
      setupUsd: 125,
      oneTimeUsd: 49,
      monthlyUsd: 174,
      firstBillUsd: 348,
    });
  });

  it('grows by an add-on by its own price and its setup, in whatever order things are chosen', () => {
    fc.assert(
      fc.property(orders, fc.constantFrom(...addonKeys), (order, more) => {
        const without = order.filter((key) => key !== more);
        const addon: { monthlyUsd?: number; oneTimeUsd?: number } = addons[more];
        const difference = billFor([more, ...without]).firstBillUsd - billFor(without).firstBillUsd;
        expect(difference).toBe(15 + (addon.monthlyUsd ?? 0) + (addon.oneTimeUsd ?? 0));
        expect(billFor([...without, more])).toEqual(billFor([more, ...without]));
      }),
    );
  });

  it('counts an add-on once that is named twice', () => {
    fc.assert(
      fc.property(orders, (order) => {
        expect(billFor([...order, ...order])).toEqual(billFor(order));
      }),
    );
  });
});

describe('the key of an add-on', () => {
  it('may be the former name of the API add-on, which then counts', () => {
    expect(addonOfKey('api-builder')).toBe('api-integration');
  });

  it('is one of the list, or none', () => {
    expect(addonKeys.map(addonOfKey)).toEqual(addonKeys);
    for (const none of ['', 'constructor', '__proto__', 'gold']) expect(addonOfKey(none)).toBeUndefined();
  });
});
