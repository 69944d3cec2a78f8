import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const listOf = (text: string, language: string, move: PartialMove = {}) =>
  understand(text, { language, move }).slots.inventory?.value.items;
const boxes = (count: number) => ({ code: 'box-medium', count });

describe('boxes counted in words', () => {
  it.each([
    ['en', 'roughly fifty boxes', 50],
    ['es', 'voy a llevar mis libros, son unas treinta cajas', 30],
    ['es', 'hay unas catorce cajas', 14],
    ['fr', 'une douzaine de boîtes', 12],
    ['fr', 'vingt caisses', 20],
    ['fr', 'seulement des boites, une trentaine', 30],
    ['ms', 'ada lebih kurang tiga puluh kotak', 30],
    ['et', 'umbes nelikymmend kasti', 40],
    ['et', 'kymme kasti', 10],
    ['ar', 'حوالي ستعش كرتونة', 16],
    ['ar', 'وثلاثين كرتون', 30],
  ])('are known in %s: "%s"', (language, text, count) => {
    expect(listOf(text, language)).toEqual([boxes(count)]);
  });

  it('are all that goes with an Estonian thing whose name ends in an s', () => {
    const { inventory } = valuesOf(understand('kakskümmend viis kasti ja jalgratas', { language: 'et' }));
    expect(inventory).toMatchObject({ isComplete: true });
  });
});

describe('a French "caisse"', () => {
  it("is a box and no car, unless it is somebody's", () => {
    expect(valuesOf(understand('30 caisses de Lille à Namur', { language: 'fr' }))).not.toHaveProperty('car');
    expect(listOf('ma caisse et 8 cartons', 'fr')).toEqual([boxes(8)]);
  });
});

describe('a number that a "no" puts right', () => {
  const move: PartialMove = {
    moveDetails: 'some-furniture',
    inventory: { items: [boxes(20), { code: 'sofa-three', count: 1 }] as never, isComplete: true },
  };

  it.each([
    ['en', 'no twelve boxes'],
    ['es', 'no doce cajas'],
    ['fr', 'non douze cartons'],
    ['et', 'ei kaksteist kasti'],
    ['ar', 'لا اطنعش كرتون بس'],
  ])('keeps the rest of the list in %s: "%s"', (language, text) => {
    expect(listOf(text, language, move)).toEqual([boxes(12), { code: 'sofa-three', count: 1 }]);
  });
});

it.each(['chalet de tres plantas con jardín', 'piso en la segunda planta', 'casa con dos plantas'])(
  'takes storeys for no plants: "%s"',
  (text) => expect(understand(text, { language: 'es' }).slots).not.toHaveProperty('specialItems'),
);

it.each([
  ['en', 'oops'],
  ['ms', 'eh tersilap'],
  ['es', 'ay perdona'],
  ['fr', 'oups pardon'],
  ['et', 'oi vabandust'],
  ['ar', 'عفوا'],
])('takes an apology for no name in %s: "%s"', (language, text) => {
  const asking = { kind: 'form', fields: ['name', 'email', 'phone'] } as const;
  expect(understand(text, { language, asking: asking as never }).slots).not.toHaveProperty('name');
});
