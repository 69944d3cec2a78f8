import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareSlots } from './share-slots.js';

const none = new Map<string, number>();
const sum = (shares: ReadonlyMap<string, number>) => [...shares.values()].reduce((all, one) => all + one, 0);

describe('Slots', () => {
  it('are half for one alone, and then half of the rest for the next', () => {
    expect(shareSlots(['a'], { free: 16, usedBy: none })).toEqual(new Map([['a', 8]]));
    expect(shareSlots(['b'], { free: 8, usedBy: new Map([['a', 8]]) })).toEqual(new Map([['b', 4]]));
    expect(shareSlots(['a'], { free: 8, usedBy: new Map([['a', 8]]) })).toEqual(none);
  });

  it('are given in turns, and one is enough for who comes anew', () => {
    expect(shareSlots(['a', 'b', 'c'], { free: 6, usedBy: none })).toEqual(
      new Map([
        ['a', 2],
        ['b', 2],
        ['c', 1],
      ]),
    );
    expect(shareSlots(['a', 'b'], { free: 1, usedBy: new Map([['a', 3]]) })).toEqual(new Map([['b', 1]]));
  });

  it('are never more than there are, and never none where one is free for who has none', () => {
    const used = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 40 }));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
        fc.integer({ min: 0, max: 40 }),
        used,
        (owners, free, by) => {
          const shares = shareSlots(owners, { free, usedBy: new Map(Object.entries(by)) });
          expect(sum(shares)).toBeLessThanOrEqual(free);
          if (free > 0 && owners.some((owner) => (by[owner] ?? 0) === 0)) expect(sum(shares)).toBeGreaterThan(0);
        },
      ),
    );
  });
});
