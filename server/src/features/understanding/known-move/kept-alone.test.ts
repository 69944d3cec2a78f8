import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move: PartialMove = {
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'York, United Kingdom',
  moveDetails: 'some-furniture',
  inventory: {
    items: [
      { code: 'box-medium', count: 8 },
      { code: 'sofa-three', count: 1 },
      { code: 'armchair', count: 2 },
    ],
    isComplete: true,
  },
};
const itemsAfter = (language: string, text: string) =>
  understand(text, { language, move }).slots.inventory?.value.items.map(({ code, count }) => `${count} ${code}`);

describe('a number that is denied before the right one', () => {
  it.each([
    ['en', 'not 8 boxes, 15'],
    ['en', "it isn't eight boxes but fifteen"],
    ['es', 'no son 8 cajas sino 15'],
    ['fr', 'ce ne sont pas 8 cartons, plutôt 15'],
    ['ms', 'bukan 8 kotak tapi 15'],
    ['et', 'mitte kaheksa kasti, vaid 15'],
    ['ar', 'ليس 8 صناديق بل 15'],
  ])('is put right in %s: "%s"', (language, text) => {
    expect(itemsAfter(language, text)).toEqual(['15 box-medium', '1 sofa-three', '2 armchair']);
  });

  it('takes nothing back where no number follows, or where it is of other things', () => {
    expect(itemsAfter('en', 'no boxes, 3 armchairs')).toEqual(['1 sofa-three', '3 armchair']);
  });
});

describe('things of a list that go alone', () => {
  it.each([
    ['en', 'just the boxes after all'],
    ['en', 'the sofa stays, we only bring the boxes'],
    ['es', 'al final solo las cajas'],
    ['fr', 'finalement juste les cartons'],
    ['ms', 'bawa kotak saja'],
    ['et', 'ainult kastid siiski'],
    ['ar', 'بس الصناديق'],
  ])('leave nothing else, and keep their number in %s: "%s"', (language, text) => {
    expect(itemsAfter(language, text)).toEqual(['8 box-medium']);
    expect(understand(text, { language, move }).slots.moveDetails?.value).toBe('boxes-only');
  });

  it('may be several', () => {
    expect(itemsAfter('en', 'only the armchairs and the boxes come')).toEqual(['8 box-medium', '2 armchair']);
  });
});
