import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOneSlipAway } from './one-typo.js';

const letter = fc.constantFrom('a', 'b', 'c', ' ');
const word = fc.array(letter, { maxLength: 6 }).map((letters) => letters.join(''));

/** All texts one slip away, spelled out, to check the quick answer against. */
function allOneSlipAway(text: string): Set<string> {
  const slips = new Set<string>();
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    for (const added of ['a', 'b', 'c', ' ']) {
      slips.add(before + added + after);
      if (after !== '') slips.add(before + added + after.slice(1));
    }
    slips.add(before + after.slice(1));
    if (after.length > 1) slips.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
  }
  slips.delete(text);
  return slips;
}

it('knows one slip from none and from two', () => {
  expect(isOneSlipAway('malayisa', 'malaysia')).toBe(true);
  expect(isOneSlipAway('malasia', 'malaysia')).toBe(true);
  expect(isOneSlipAway('malaysia', 'malaysia')).toBe(false);
  expect(isOneSlipAway('mlayisa', 'malaysia')).toBe(false);
});

it('agrees with trying every slip', () => {
  fc.assert(
    fc.property(word, word, (typed, meant) => {
      expect(isOneSlipAway(typed, meant)).toBe(allOneSlipAway(typed).has(meant));
    }),
    { numRuns: 5_000 },
  );
});
