import type { MergeFact } from '@meg/shared/contract/lead-merges';
import { describe, expect, it } from 'vitest';
import { isBetterWritten, saysTheSame } from './spelling.js';

describe('Two spellings of a fact', () => {
  it.each<[MergeFact, string, string, boolean]>([
    ['phone', '(617) 555-0142', '617-555-0142', true],
    ['phone', '+1 617 555 0142', '6175550142', true],
    ['phone', '617-555-0142', '617-555-0143', false],
    ['phone', '+44 617 555 0142', '+1 617 555 0142', false],
    ['phone', '', '617-555-0142', false],
    ['email', 'jane@example.com', 'JANE@example.com', true],
    ['email', 'jane@example.com', 'jan@example.com', false],
    ['name', 'Jane  Smith', 'jane smith', true],
    ['name', 'Jane Smith', 'Jane Smith-Ray', false],
    ['originCity', 'boston', 'Boston', true],
    ['originCity', 'Denver', 'Denver, Colorado, United States', true],
    ['originCity', 'San', 'San Diego', false],
    ['name', 'Jane', 'Jane, Mrs', false],
    ['status', 'lost', 'Lost', false],
  ])('%s: %s and %s say the same: %s', (fact, one, other, isSame) => {
    expect(saysTheSame(one, other, { fact, country: 'US' })).toBe(isSame);
  });

  it.each<[MergeFact, string, string]>([
    ['name', 'Jane Smith', 'jane smith'],
    ['name', 'Jane Smith', 'JANE SMITH'],
    ['name', 'JANE SMITH', 'jane smith'],
    ['email', 'jane@example.com', 'JANE@example.com'],
    ['originCity', 'Denver, Colorado, United States', 'DENVER'],
  ])('%s: %s is written better than %s', (fact, better, worse) => {
    expect([isBetterWritten(better, worse, fact), isBetterWritten(worse, better, fact)]).toEqual([true, false]);
  });

  it('are as good where none has capitals', () => {
    expect(isBetterWritten('617-555-0142', '(617) 555-0142', 'phone')).toBe(false);
  });
});
