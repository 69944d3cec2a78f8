import { describe, expect, it } from 'vitest';
import { newId } from './ids.js';

describe('ids', () => {
  it('are UUIDs of version 7, each its own, sorted as they were made', () => {
    const ids = Array.from({ length: 10_000 }, newId);
    expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(ids);
  });

  it('cannot be guessed from the one before', () => {
    const tails = Array.from({ length: 1_000 }, () => newId().slice(-8));
    expect(new Set(tails).size).toBeGreaterThan(990);
  });
});
