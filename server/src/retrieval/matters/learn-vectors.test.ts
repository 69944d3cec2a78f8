import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnVectors } from './learn-vectors.js';
import { logSharesOf } from './matter-vectors.js';
import { vectorFeatures } from './vector-features.js';

const matters = ['pets', 'schools'];
const example = (matter: string, text: string) => ({ matter, text, isWord: false });
const examples = Array.from({ length: 20 }, () => [
  example('pets', 'does the puppy need a jab'),
  example('pets', 'will the hamster need a crate'),
  example('schools', 'where do the kids learn'),
  example('schools', 'which classroom for the pupils'),
]).flat();
const vectors = learnVectors(examples, matters);
const sharesOf = (text: string) => [...logSharesOf(vectors, vectorFeatures(text))].map(Math.exp);

describe('the vectors of features', () => {
  it.each([
    ['a jab for a hamster', 'pets'],
    ['puppy crates', 'pets'],
    ['the classroom where they learn', 'schools'],
  ])('bring "%s" near to %s', (text, expected) => {
    const shares = sharesOf(text);
    expect(matters[shares.indexOf(Math.max(...shares))]).toBe(expected);
  });

  it('give shares that are 1 together, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        expect(sharesOf(`dog ${text}`).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      }),
    );
  });

  it('leave out what no example has', () => expect(sharesOf('xyzzy')).toEqual([0.5, 0.5]));

  it('are the same whenever they are learnt', () => {
    const again = learnVectors(examples, matters);
    expect(Buffer.from(again.features.buffer).equals(Buffer.from(vectors.features.buffer))).toBe(true);
    expect(again.matters).toEqual(vectors.matters);
  });
});
