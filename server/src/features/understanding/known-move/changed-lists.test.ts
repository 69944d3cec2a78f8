import type { PartialMove } from '@meg/shared/contract/move';
import type { SpecialItem } from '@meg/shared/domain/quotes/special-items';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const route: PartialMove = { originCity: 'Leeds, United Kingdom', destinationCity: 'York, United Kingdom' };

describe('the pianos that are known', () => {
  const upright: SpecialItem = 'piano-upright';
  const grand: SpecialItem = 'piano-grand';
  const after = (text: string, language: string, known: SpecialItem[]) => {
    const move = { ...route, specialItems: known };
    const { slots, takenBack } = understand(text, { language, move });
    return takenBack.includes('specialItems') ? [] : (slots.specialItems?.value ?? known);
  };

  it.each([
    ['en', 'no its not an upright its a baby grand', [upright], [grand]],
    ['en', 'it is no upright, its a grand', [upright], [grand]],
    ['en', 'its a grand', [upright], [grand]],
    ['en', "it's an upright piano, not a grand", [grand], [upright]],
    ['en', 'the piano is on the second floor', [grand], [grand]],
    ['en', 'we have an upright piano too', [grand], [grand, upright]],
    ['en', 'only one piano', [upright, grand], [grand]],
    ['es', 'no es vertical, es de cola', [upright], [grand]],
    ['es', 'quita el vertical', [upright, grand], [grand]],
    ['es', 'solo hay un piano', [upright, grand], [grand]],
    ['fr', "ce n'est pas un piano droit, c'est un piano à queue", [upright], [grand]],
    ['fr', 'un grand lit et un droit de passage', [upright], [upright]],
    ['fr', 'enlève le piano', [grand], []],
    ['ms', 'bukan tegak, grand piano', [upright], [grand]],
    ['et', 'see ei ole pianiino, see on tiibklaver', [upright], [grand]],
    ['et', 'klaverit ei tule', [grand], []],
    ['ar', 'ده بيانو جراند', [upright], [grand]],
    ['ar', 'لا مفيش بيانو', [upright], []],
  ] as const)('in %s after "%s"', (language, text, known, expected) => {
    expect(after(text, language, [...known])).toEqual([...expected]);
  });

  it('leave nothing known of what goes where they were all of it', () => {
    const move: PartialMove = { ...route, moveDetails: 'specialty', specialItems: [upright] };
    expect(understand('no piano', { move }).takenBack).toEqual(['moveDetails', 'specialItems']);
  });
});

describe('a list of things', () => {
  const listed = (text: string, language = 'en', move: PartialMove = route) =>
    valuesOf(understand(text, { language, move })).inventory as NonNullable<PartialMove['inventory']> | undefined;
  const countsOf = (text: string, language: string, move?: PartialMove) =>
    Object.fromEntries(listed(text, language, move)?.items.map(({ code, count }) => [code, count]) ?? []);

  it.each([
    ['en', '6 TVs, bunk beds x2, a sofa, chairs (4) and 20 boxes', [6, 2, 1, 4, 20]],
    ['en', 'TVs: 2, beds: 4, one sofa', [2, 4, 1]],
    ['es', '3 camas, sofá, 6 teles, mesa y 6 sillas más 20 cajas', [3, 1, 6, 1, 6, 20]],
    ['fr', '3 lits, un canapé, 6 télés, 20 cartons', [3, 1, 6, 20]],
    ['ms', '3 katil, sofa, 6 tv, 20 kotak', [3, 1, 6, 20]],
    ['et', '3 voodit, diivan, 6 telekat, 20 kasti', [3, 1, 6, 20]],
    ['ar', '٣ سراير وكنبة و٦ تلفزيونات و٢٠ كرتونة', [3, 1, 6, 20]],
  ])('in %s loses nothing: "%s"', (language, text, counts) => {
    expect(Object.values(countsOf(text, language))).toEqual(counts);
  });

  const thing = fc.constantFrom('sofas', 'TVs', 'wardrobes', 'fridges', 'desks', 'armchairs', 'mirrors');
  const list = fc.uniqueArray(fc.tuple(thing, fc.integer({ min: 2, max: 12 })), {
    minLength: 2,
    maxLength: 5,
    selector: ([name]) => name,
  });
  const said = (things: [string, number][], joint: string) =>
    things.map(([name, count], at) => `${at === 0 ? '' : joint}${count} ${name}`).join('');

  it('that is said twice is the same list, and other numbers replace the first', () => {
    fc.assert(
      fc.property(list, fc.constantFrom(', ', ' and ', ' plus ', ', also '), (things, joint) => {
        const first = listed(said(things, ', '));
        const known = { ...route, inventory: first };
        expect(countsOf(said(things, joint), 'en', known)).toEqual(countsOf(said(things, ', '), 'en'));
        const more = things.map(([name, count]): [string, number] => [name, count + 1]);
        expect(countsOf(said(more, joint), 'en', known)).toEqual(countsOf(said(more, ', '), 'en'));
      }),
      { numRuns: 60 },
    );
  });

  it('grows by what is said to come beside it', () => {
    const inventory = listed('2 sofas, 3 TVs');
    expect(countsOf('another sofa and 2 more TVs', 'en', { ...route, inventory })).toEqual({
      'sofa-three': 3,
      'tv-flat': 5,
    });
  });
});
