import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnMatters } from './learn-matters.js';
import { Matters } from './matters.js';
import { writeMatters } from './matters-file.js';
import { type Example, readExamples } from './read-examples.js';

const file = `
# pets
~ dog, cat, vaccin*
will my puppy be locked up when we land
does the hamster need a jab

# schools
~ nursery, classroom
where do the kids learn
`;

const mattersOf = (examples: readonly Example[]) => new Matters(writeMatters(learnMatters(examples)));
const matters = mattersOf(readExamples(file));

describe('examples', () => {
  it('are words and questions under the name of a matter', () => {
    const examples = readExamples(file);
    expect(examples).toHaveLength(8);
    expect(examples[0]).toEqual({ matter: 'pets', text: ' dog', isWord: true });
    expect(examples.at(-1)).toEqual({ matter: 'schools', text: 'where do the kids learn', isWord: false });
  });
});

describe('the matters of a text', () => {
  it.each([
    ['must a hamster be vaccinated', 'pets'],
    ['PUPPIES', 'pets'],
    ['a nursery for the kids', 'schools'],
  ])('of "%s" begin with %s', (text, expected) => {
    const [first, second] = matters.rank(text);
    expect(first?.matter).toBe(expected);
    expect(first?.share).toBeGreaterThan(second?.share ?? 1);
  });

  it('are none where no word is known', () => expect(matters.rank('xyzzy 42')).toEqual([]));

  it('are supported by the part of the words that speak for them', () => {
    const [first] = matters.rank('dog zebra');
    expect(first).toMatchObject({ matter: 'pets', support: 0.5 });
  });

  it('have shares that are 1 together, whatever is written, and the likeliest first', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2_000 }), (text) => {
        const ranked = matters.rank(`dog ${text}`);
        const shares = ranked.map(({ share }) => share);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
        expect(shares).toEqual([...shares].sort((one, other) => other - one));
      }),
    );
  });

  it('of what is asked leave out what is told of the move beside it', () => {
    const told = { matter: 'none.move', text: 'we leave with a dog in march', isWord: false };
    const withTold = mattersOf([...readExamples(file), told]);
    const ranked = withTold.rankAsked('we leave in march, does the hamster need a jab');
    expect(ranked.map(({ matter }) => matter).sort()).toEqual(['pets', 'schools']);
    expect(ranked.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('are learnt from what counting alone judges wrongly', () => {
    const one = (matter: string, text: string) => ({ matter, text, isWord: false });
    const often = Array.from({ length: 9 }, (_, at) => one('pets', `dog food bowl ${at}`));
    const ranked = mattersOf([...often, one('schools', 'dog school'), one('schools', 'school bowl')]).rank(
      'dog school',
    );
    expect(ranked[0]?.matter).toBe('schools');
  });

  it('do not lean to the matter with more examples', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ matter: 'pets', text: `dog ${at}`, isWord: false }));
    const [first] = mattersOf([...many, ...readExamples(file)]).rank('nursery');
    expect(first?.matter).toBe('schools');
  });
});

it('a file that is cut short is refused', () => {
  const bytes = writeMatters(learnMatters(readExamples(file)));
  expect(() => new Matters(bytes.slice(0, 6))).toThrow('damaged');
});
