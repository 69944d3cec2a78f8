import { describe, expect, it } from 'vitest';
import { outcomeOf, outcomeProblems, outcomeValues } from './outcome-form.js';

const empty = { amount: '', moveDate: '', reason: '', words: '' };

describe('How a lead ended', () => {
  it('begins with what was said before, or with the day of the move', () => {
    const lead = { outcome: null, quoteAmount: 500, moveDate: '2027-03-01' };
    expect(outcomeValues(lead)).toEqual({ ...empty, moveDate: '2027-03-01' });
    const said = { kind: 'lost', amount: null, currency: null, moveDate: null, reason: 'price', words: 'Far' } as const;
    expect(outcomeValues({ ...lead, outcome: said })).toMatchObject({ reason: 'price', words: 'Far' });
  });

  it.each([
    ['converted', { ...empty }, 'amount'],
    ['converted', { ...empty, amount: '0' }, 'amount'],
    ['converted', { ...empty, amount: 'a lot' }, 'amount'],
    ['lost', { ...empty }, 'reason'],
    ['lost', { ...empty, reason: 'other', words: ' ' }, 'words'],
  ] as const)('%s: asks for what is missing', (kind, values, field) => {
    expect(Object.keys(outcomeProblems(kind, values))).toEqual([field]);
  });

  it('is sent as the server takes it', () => {
    expect(outcomeProblems('converted', { ...empty, amount: '4200' })).toEqual({});
    expect(outcomeOf('converted', { ...empty, amount: '4200' })).toEqual({
      kind: 'converted',
      amount: 4_200,
      moveDate: null,
    });
    for (const [typed, amount] of [
      ['4,200', 4_200],
      ['£1,150.50', 1_150.5],
      ['388.4617', 388.46],
    ] as const)
      expect(outcomeOf('converted', { ...empty, amount: typed })).toMatchObject({ amount });
    expect(outcomeOf('lost', { ...empty, reason: 'price' })).toEqual({ kind: 'lost', reason: 'price', words: '' });
  });
});
