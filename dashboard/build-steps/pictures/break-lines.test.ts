import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.js';

const narrow = { fits: (line: string) => line.length <= 12, mostLines: 2 };

describe('the lines of a picture', () => {
  it('hold a short title as it is', () => {
    expect(breakLines('One plan', narrow)).toEqual(['One plan']);
  });

  it('break between words', () => {
    expect(breakLines('One plan that adds', narrow)).toEqual(['One plan', 'that adds']);
  });

  it('say that there is more than fits', () => {
    expect(breakLines('One plan that adds up by itself', narrow)).toEqual(['One plan', 'that adds…']);
  });

  it('are never more than there is room for, and never wider unless one word is', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,11}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, (list) => {
        const lines = breakLines(list.join(' '), narrow);
        return lines.length <= 2 && lines.every((line) => line.length <= 12 || !line.includes(' '));
      }),
    );
  });
});
