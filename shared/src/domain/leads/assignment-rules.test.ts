import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssignableLead, type AssignmentRule, chooseRule, nextInTurn, ruleFits } from './assignment-rules.js';

const lead: AssignableLead = {
  origin: { city: 'Boston, Massachusetts', country: 'US' },
  destination: { city: 'Kuala Lumpur', country: 'MY' },
  language: 'ms-MY',
  moveType: 'international',
};
const rule = (change: Partial<AssignmentRule>): AssignmentRule => ({
  id: 'r',
  name: '',
  kind: 'any',
  values: [],
  personIds: ['a', 'b', 'c'],
  ...change,
});

describe('a rule of assignment', () => {
  it.each([
    ['origin', 'boston', true],
    ['origin', 'Massachusetts', true],
    ['origin', 'United States', true],
    ['origin', 'US', true],
    ['origin', 'Bost', false],
    ['origin', ' ', false],
    ['origin', 'Malaysia', false],
    ['destination', 'KUALA LUMPUR', true],
    ['destination', 'Malaysia', true],
    ['language', 'ms', true],
    ['language', 'en', false],
    ['moveType', 'international', true],
    ['moveType', 'local', false],
  ] as const)('by %s %s', (kind, value, fits) => {
    expect(ruleFits({ kind, values: [value] }, lead)).toBe(fits);
  });

  it('gives way to the next one where all its people are away', () => {
    const rules = [rule({ id: 'one', personIds: ['a'] }), rule({ id: 'two', personIds: ['b', 'c'] })];
    expect(chooseRule(rules, lead, new Set(['a', 'c']))?.rule.id).toBe('one');
    expect(chooseRule(rules, lead, new Set(['c']))).toMatchObject({ rule: { id: 'two' }, personIds: ['c'] });
    expect(chooseRule(rules, lead, new Set())).toBeUndefined();
  });

  it('gives each of its people as many leads, give or take one, from any turn on', () => {
    const people = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(people, fc.nat(1_000), fc.nat(60), (personIds, first, leads) => {
        const counts = new Map(personIds.map((id) => [id, 0]));
        for (let turn = first; turn < first + leads; turn++) {
          const next = nextInTurn({ personIds }, turn);
          counts.set(next, (counts.get(next) ?? 0) + 1);
        }
        expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1);
      }),
    );
  });
});
