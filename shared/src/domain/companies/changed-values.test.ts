import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, canUndoChanges, changedLeaves, changedValues, undoChanges } from './changed-values.js';

const names = fc.constantFrom('a', 'b', 'c', '2 - 3 Beds', 'constructor', 'toString');
const { tree } = fc.letrec<{ tree: Record<string, unknown>; value: unknown }>((tie) => ({
  tree: fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom(null, true, '', 'x'),
    fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 2 }),
    tie('tree'),
  ),
}));

describe('the changed values of the settings', () => {
  it('are named by the shortest path to each', () => {
    const before = { branding: { color: '#111111', name: 'A' }, areas: ['x'], days: { sunday: null } };
    const after = { branding: { color: '#222222', name: 'A' }, areas: ['x', 'y'], days: { sunday: { open: '09:00' } } };
    expect(changedValues(before, after)).toEqual([
      { path: ['branding', 'color'], before: '#111111', after: '#222222' },
      { path: ['areas'], before: ['x'], after: ['x', 'y'] },
      { path: ['days', 'sunday'], before: null, after: { open: '09:00' } },
    ]);
  });

  it('have no value before or after if there was none', () => {
    expect(changedValues({}, { rates: { base: 1 } })).toEqual([{ path: ['rates'], after: { base: 1 } }]);
    expect(changedValues({ rates: 1 }, {})).toEqual([{ path: ['rates'], before: 1 }]);
  });

  it('are none where nothing differs but the order of the keys', () => {
    expect(changedValues({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toEqual([]);
  });

  it('are enough to undo any change', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        const changes = changedValues(before, after);
        expect(canUndoChanges(after, changes)).toBe(true);
        expect(undoChanges(after, changes)).toEqual(before);
        expect(applyChanges(before, changes)).toEqual(after);
      }),
    );
  });

  it('leave later changes of other values alone when they are undone', () => {
    const changes = changedValues({ a: 1, b: 1 }, { a: 2, b: 1 });
    expect(undoChanges({ a: 2, b: 5 }, changes)).toEqual({ a: 1, b: 5 });
  });

  it('cannot be undone once they have been changed again', () => {
    const changes = changedValues({ a: 1 }, { a: 2 });
    expect(canUndoChanges({ a: 3 }, changes)).toBe(false);
    expect(canUndoChanges({}, changes)).toBe(false);
  });
});

describe('the changed leaves of the settings', () => {
  it('keep what somebody else set meanwhile in a group that was not set before', () => {
    const mine = changedLeaves({ pricing: {} }, { pricing: { local: { hour: 118 } } });
    const theirs = { pricing: { local: { hour: 95, callOut: 140 } } };
    expect(applyChanges(theirs, mine)).toEqual({ pricing: { local: { hour: 118, callOut: 140 } } });
  });

  it('lead from one tree to the other', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        expect(applyChanges(before, changedLeaves(before, after))).toEqual(after);
      }),
    );
  });
});
