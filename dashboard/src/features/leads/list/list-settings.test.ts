import { describe, expect, it } from 'vitest';
import { lookBeside, parseLook } from './list-settings.js';

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

  it('keeps fewer columns while a lead is open, the fewer the less room there is', () => {
    const look = parseLook(undefined);
    expect(lookBeside(look, 'whole')).toEqual(look);
    expect(lookBeside(look, 'less').columns).toEqual(['move', 'status', 'range', 'due']);
    expect(lookBeside(look, 'least').columns).toEqual(['move', 'status', 'due']);
  });
});
