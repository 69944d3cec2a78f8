import { describe, expect, it } from 'vitest';
import { factInWords, factValue } from './lead-facts.js';

const at = (floor: number, carryM = 0) => ({ access: { origin: { floor, lift: false, carryM } } });
const words = (floor: number, carryM: number, country: string) =>
  factInWords('access', {
    move: at(floor, carryM),
    saidAtMs: 0,
    written: { country, units: country === 'US' ? 'imperial' : 'metric' },
  });

describe('the access of a move', () => {
  it.each([
    [0, 0, 'IE', 'From: ground floor, no lift'],
    [1, 0, 'IE', 'From: 1 floor up, no lift'],
    [2, 0, 'US', 'From: 2 floors up, no elevator'],
    [-1, 0, 'IE', 'From: 1 floor down, no lift'],
    [2, 25, 'IE', 'From: 2 floors up, no lift, 25 m to carry'],
    [2, 25, 'US', 'From: 2 floors up, no elevator, 82 ft to carry'],
  ])('%d floors and %d m to carry, in %s: %s', (floor, carryM, country, said) => {
    expect(words(floor, carryM, country)).toBe(said);
  });

  it('keeps its text for other systems', () => {
    expect(factValue('access', { move: at(3, 25), saidAtMs: 0 })).toBe('From: floor 3, no lift, 25 m to carry');
  });
});
