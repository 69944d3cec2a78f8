import { describe, expect, it } from 'vitest';
import { lookBeside, parseLook } from './list-settings.js';

describe('how the list looks', () => {
  it('is kept as it was chosen, in the order of the page', () => {
    const kept = parseLook(JSON.stringify({ columns: ['tags', 'move'], density: 'compact' }));
    expect(kept).toEqual({ columns: ['move', 'tags'], density: 'compact' });
  });

  it.each([undefined, '', '{', 'null', '7', '[]', '{"columns":{"x":1},"density":3}', '{"columns":["x",null]}'])(
    'is sound whatever was stored: %s',
    (stored) => {
      const { columns, density } = parseLook(stored);
      expect(Array.isArray(columns)).toBe(true);
      expect(['comfortable', 'compact']).toContain(density);
    },
  );

  it('hides columns that the open lead shows, more of them with less room', () => {
    const look = parseLook(undefined);
    expect(lookBeside(look, 'whole')).toEqual(look);
    expect(lookBeside(look, 'less').columns).toEqual(['move', 'status', 'range', 'waiting']);
    expect(lookBeside(look, 'least').columns).toEqual(['move', 'status', 'waiting']);
  });
});
