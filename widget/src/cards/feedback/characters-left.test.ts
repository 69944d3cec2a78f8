import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostCommentCharacters } from '../../conversation/drafts/feedback-draft.js';
import { charactersLeft } from './characters-left.js';

describe('the count beside a comment', () => {
  it('stays away until the end comes near', () => {
    expect(charactersLeft('')).toBeNull();
    expect(charactersLeft('x'.repeat(mostCommentCharacters - 201))).toBeNull();
    expect(charactersLeft('x'.repeat(mostCommentCharacters - 200))).toBe(200);
    expect(charactersLeft('x'.repeat(mostCommentCharacters))).toBe(0);
  });

  it('is never below nothing, and never promises more than fits', () => {
    fc.assert(
      fc.property(fc.nat(2 * mostCommentCharacters), (length) => {
        const left = charactersLeft('x'.repeat(length));
        expect(left ?? 0).toBeGreaterThanOrEqual(0);
        expect(length + (left ?? 0)).toBeLessThanOrEqual(Math.max(length, mostCommentCharacters));
      }),
    );
  });
});
