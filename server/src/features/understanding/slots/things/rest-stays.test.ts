import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const read = (text: string, language = 'en', move: PartialMove = {}) =>
  valuesOf(understand(text, { language, move })) as PartialMove;

const sofaAndDesk: PartialMove = {
  moveType: 'local',
  moveDetails: 'full-home',
  propertySize: '4 Beds+',
  originCity: 'Leeds',
  destinationCity: 'York',
  inventory: {
    items: [
      { code: 'sofa-two', count: 1 },
      { code: 'desk-small', count: 1 },
    ],
    isComplete: false,
  },
};

describe('a list that is all that moves', () => {
  it.each([
    ['en', 'just a recliner, her bed and a lamp from a 5 bed house in Leeds to a flat in York'],
    ['en', 'from a 3 bedroom house in Leeds: a sofa, a bed and a desk. everything else goes to a charity shop'],
    ['es', 'de una casa de 4 dormitorios en Leeds solo un sillón, una cama y una mesa'],
    ['fr', "d'une maison de 4 chambres à Leeds: un fauteuil, un lit et une table. le reste à la benne"],
  ])('is so whatever home it stands in, in %s: "%s"', (language, text) => {
    const { inventory, moveDetails } = read(text, language);
    expect([inventory?.items.length, inventory?.isComplete, moveDetails]).toEqual([3, true, 'some-furniture']);
  });

  it.each([
    ['en', 'the rest goes in a skip'],
    ['en', 'everything else is staying with the house'],
    ['en', 'we donate all the other things'],
    ['es', 'todo lo demás a la basura'],
    ['fr', 'on vend le reste'],
    ['ms', 'selebihnya derma'],
    ['et', 'kõik muu läheb oksjonile'],
    ['ar', 'باقي الأغراض للبيع'],
  ])('is so once the rest is told to stay in %s: "%s"', (language, text) =>
    expect(read(text, language, sofaAndDesk)).toMatchObject({
      moveDetails: 'some-furniture',
      inventory: { items: sofaAndDesk.inventory?.items, isComplete: true },
    }),
  );

  it.each(['the rest goes into storage', 'the rest comes in May', 'can I rest on the way?'])(
    'is not so by "%s"',
    (text) => expect(read(text, 'en', sofaAndDesk).inventory).toBeUndefined(),
  );
});

describe('suitcases and bags', () => {
  it.each([
    ['en', '12 boxes and 3 suitcases from Leeds to Penang'],
    ['en', '12 boxes and 3 holdalls from Leeds to Penang'],
    ['es', '12 cajas y 3 maletas de Madrid a Lima'],
    ['fr', '12 cartons et 3 valises de Paris à Lyon'],
    ['ms', '12 kotak dan 3 beg dari Ipoh ke Leeds'],
    ['et', '12 kasti ja 3 kohvrit Tartust Tallinna'],
  ])('leave a list of boxes what it is in %s: "%s"', (language, text) =>
    expect(read(text, language)).toMatchObject({
      moveDetails: 'boxes-only',
      inventory: {
        items: [
          { code: 'box-medium', count: 12 },
          { code: 'suitcase', count: 3 },
        ],
        isComplete: true,
      },
    }),
  );

  it('hide no boxes of which nobody said how many', () =>
    expect(read('2 suitcases and some boxes from Leeds to Penang').inventory?.isComplete).toBe(false));
});
