import { describe, expect, it } from 'vitest';
import { amountDoubt, amountOf, outcomeOf, outcomeProblems, outcomeValues } from './outcome-form.js';

const now = Date.parse('2026-11-28T12:00:00Z');
const empty = { amount: '', moveDate: '', reason: '', words: '' };

describe('How a lead ended', () => {
  it('begins with what was said before, or with the middle of the range and the day of the move', () => {
    const lead = { outcome: null, quoteAmount: 500, moveDate: '2027-03-01' };
    expect(outcomeValues(lead)).toEqual({ ...empty, amount: '500', moveDate: '2027-03-01' });
    const said = { kind: 'lost', amount: null, currency: null, moveDate: null, reason: 'price', words: 'Far' } as const;
    expect(outcomeValues({ ...lead, outcome: said })).toMatchObject({ amount: '', reason: 'price', words: 'Far' });
  });

  it.each([
    ['converted', { ...empty }, 'amount'],
    ['converted', { ...empty, amount: '0' }, 'amount'],
    ['converted', { ...empty, amount: 'a lot' }, 'amount'],
    ['converted', { ...empty, amount: '1,150.505' }, 'amount'],
    ['converted', { ...empty, amount: '1,150', moveDate: '2020-01-01' }, 'moveDate'],
    ['lost', { ...empty }, 'reason'],
    ['lost', { ...empty, reason: 'other', words: ' ' }, 'words'],
  ] as const)('%s: asks for what is missing or wrong', (kind, values, field) => {
    expect(Object.keys(outcomeProblems(kind, values, now))).toEqual([field]);
  });

  it('says of too many decimals what is wrong, and rounds nothing', () => {
    const typed = { ...empty, amount: '1,150.505' };
    expect(outcomeProblems('converted', typed, now)).toEqual({ amount: 'At most two decimals, such as 1,150.50' });
    expect(amountOf('1,150.505')).toBeUndefined();
  });

  it.each([
    [85_000, '$85,000 is much more than the range of $7,000 – $9,000. Is that right?'],
    [850, '$850 is much less than the range of $7,000 – $9,000. Is that right?'],
    [24_000, undefined],
    [2_700, undefined],
    [8_000, undefined],
  ])('asks of an amount that is far from the range, and of no other: %d', (amount, question) => {
    const lead = { quoteAmount: 8_000, preliminaryQuote: '$7,000 – $9,000', range: null };
    expect(amountDoubt(amount, lead, 'USD')).toBe(question);
    expect(amountDoubt(amount, { ...lead, quoteAmount: null }, 'USD')).toBeUndefined();
  });

  it('begins without an amount where the range is no longer what the move comes to', () => {
    const lead = { outcome: null, quoteAmount: 500, moveDate: '2027-03-01', quoteDiffers: true };
    expect(outcomeValues(lead)).toMatchObject({ amount: '' });
  });

  it('takes a day that is over: the move may be done', () => {
    expect(outcomeProblems('converted', { ...empty, amount: '1150', moveDate: '2026-11-20' }, now)).toEqual({});
  });

  it('is sent as the server takes it', () => {
    expect(outcomeProblems('converted', { ...empty, amount: '4200' }, now)).toEqual({});
    expect(outcomeOf('converted', { ...empty, amount: '4200' })).toEqual({
      kind: 'converted',
      amount: 4_200,
      moveDate: null,
    });
    for (const [typed, amount] of [
      ['4,200', 4_200],
      ['£1,150.50', 1_150.5],
    ] as const)
      expect(outcomeOf('converted', { ...empty, amount: typed })).toMatchObject({ amount });
    expect(outcomeOf('lost', { ...empty, reason: 'price' })).toEqual({ kind: 'lost', reason: 'price', words: '' });
  });
});
