import { describe, expect, it } from 'vitest';
import { columnsBeside, parseLook } from './list-settings.js';

describe('how the list looks', () => {
  it('is kept as it was chosen, in the order of the page', () => {
    const kept = parseLook({ columns: ['tags', 'move'], density: 'comfortable' });
    expect(kept).toEqual({ columns: ['move', 'tags'], density: 'comfortable' });
  });

  it('is dense, with what is due, before anything is chosen', () => {
    expect(parseLook(undefined)).toEqual({
      columns: ['move', 'status', 'range', 'score', 'due'],
      density: 'compact',
    });
  });

  it.each([undefined, '', null, 7, [], { columns: { x: 1 }, density: 3 }, { columns: ['x', null] }])(
    'is sound whatever was stored: %j',
    (stored) => {
      const { columns, density } = parseLook(stored);
      expect(Array.isArray(columns)).toBe(true);
      expect(['comfortable', 'compact']).toContain(density);
    },
  );

  it('keeps the columns that there is room for while a lead is open, the most important first', () => {
    const { columns } = parseLook(undefined);
    const upTo = (count: number) => (shown: readonly unknown[]) => shown.length <= count;
    expect(columnsBeside(columns, upTo(9))).toEqual(columns);
    expect(columnsBeside(columns, upTo(3))).toEqual(['move', 'status', 'due']);
    expect(columnsBeside(columns, upTo(2))).toEqual(['move', 'due']);
    expect(columnsBeside(['status', 'reference'], upTo(3))).toEqual(['status']);
  });
});
