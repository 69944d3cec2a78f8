import { addonKeys } from '@meg/shared/domain/companies/plan-prices';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceOf } from './invoice.js';

describe('the first bill', () => {
  it('shows setup, one-time items and one month', () => {
    expect(invoiceOf(['priority-support', 'white-label'])).toMatchObject({
      setupFees: 125,
      oneTimeTotal: 49,
      monthlyTotal: 174,
      firstBill: 348,
    });
  });

  it('is the sum of its lines, each total that of its kind, whatever is ordered', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...addonKeys)), (order) => {
        const { lines, setupFees, oneTimeTotal, monthlyTotal, firstBill } = invoiceOf(order);
        const totalOf = (kind: string) =>
          lines.filter((line) => line.kind === kind).reduce((total, { amountUsd }) => total + amountUsd, 0);
        expect(totalOf('setup')).toBe(setupFees);
        expect(totalOf('one-time')).toBe(oneTimeTotal);
        expect(totalOf('monthly')).toBe(monthlyTotal);
        expect(firstBill).toBe(setupFees + oneTimeTotal + monthlyTotal);
      }),
    );
  });
});
