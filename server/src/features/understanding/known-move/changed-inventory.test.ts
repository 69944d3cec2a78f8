import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const route: PartialMove = { originCity: 'Leeds, United Kingdom', destinationCity: 'York, United Kingdom' };
const home: PartialMove = { ...route, moveDetails: 'full-home', propertySize: '2 - 3 Beds' };

type Items = NonNullable<PartialMove['inventory']>['items'];
const boxesAnd = (...items: Items): PartialMove => ({
  ...route,
  moveDetails: 'some-furniture',
  inventory: { items: [{ code: 'box-medium', count: 12 }, ...items], isComplete: true },
});
const inventoryAfter = (text: string, language: string, move: PartialMove) =>
  valuesOf(understand(text, { language, move })).inventory ?? move.inventory;
const countsAfter = (text: string, language: string, move: PartialMove) => {
  const { items = [] } = (inventoryAfter(text, language, move) ?? {}) as NonNullable<PartialMove['inventory']>;
  return Object.fromEntries(items.map(({ code, count }) => [code, count]));
};

describe('a list of things without a home', () => {
  it.each([
    ['en', '12 boxes and a bicycle'],
    ['es', '12 cajas y una bici'],
    ['fr', '12 cartons et un vélo'],
    ['ms', '12 kotak dan sebuah basikal'],
    ['et', '12 kasti ja üks jalgratas'],
    ['ar', '12 كرتونة ودراجة'],
    ['en', 'a washing machine, a desk and 2 chairs'],
    ['en', 'i want to move a sofa'],
  ])('is all that goes (%s): "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language, move: route }))).toMatchObject({
      moveDetails: 'some-furniture',
      inventory: { isComplete: true },
    });
  });

  it.each([
    'a load of boxes and a desk',
    'with a bike',
    '12 boxes, a bike and some other stuff',
    'a 2 bed flat, 12 boxes and a bike',
    '12 boxes, the chairs and a bike',
  ])('is not all where there may be more: "%s"', (text) => {
    expect(inventoryAfter(text, 'en', route)).not.toMatchObject({ isComplete: true });
  });

  it('is no longer all once the whole home goes', () => {
    expect(inventoryAfter('no sorry, the whole house', 'en', boxesAnd())).toMatchObject({ isComplete: false });
  });
});

describe('what is named beside a home', () => {
  it.each([
    ['en', 'oh and a desk as well', 'desk-small'],
    ['es', 'y también una bicicleta', 'bicycle'],
    ['en', 'an extra fridge', 'fridge-freezer'],
    ['en', 'and a second washing machine', 'washing-machine'],
    ['es', 'también una segunda nevera', 'fridge-freezer'],
    ['fr', 'aussi un deuxième frigo', 'fridge-freezer'],
    ['et', 'ja teine külmkapp ka', 'fridge-freezer'],
    ['fr', 'et un vélo en plus', 'bicycle'],
    ['ms', 'dan sebuah sofa juga', 'sofa-three'],
    ['et', 'ja üks diivan ka', 'sofa-three'],
    ['ar', 'وكنبة كمان', 'sofa-three'],
  ])('goes on top of it (%s): "%s"', (language, text, code) => {
    expect(inventoryAfter(text, language, home)).toEqual({
      items: [{ code, count: 1, extra: 1 }],
      isComplete: false,
    });
  });

  it.each([
    ['en', 'a fridge and a washer too'],
    ['en', 'also a washing machine'],
    ['es', 'y también una lavadora'],
    ['fr', 'et un frigo aussi'],
    ['ms', 'dan sebuah peti sejuk juga'],
    ['et', 'ja üks külmkapp ka'],
    ['ar', 'وثلاجة كمان'],
  ])('is in its volume where every home has one (%s): "%s"', (language, text) => {
    const inventory = inventoryAfter(text, language, home);
    expect(JSON.stringify(inventory)).toContain('count');
    expect(JSON.stringify(inventory)).not.toContain('extra');
  });

  it('goes on top where the furniture of the home stays', () =>
    expect(inventoryAfter('also a fridge', 'en', { ...home, moveSize: 'Content only' })).toMatchObject({
      items: [{ code: 'fridge-freezer', count: 1, extra: 1 }],
    }));

  it('adds nothing where it is said again', () => {
    const items: Items = [{ code: 'washing-machine', count: 1, extra: 1 }];
    const known = { ...home, inventory: { items, isComplete: false } };
    for (const text of ['a washing machine as well', 'and the washing machine too', 'add a washing machine'])
      expect(inventoryAfter(text, 'en', known)).toEqual(known.inventory);
    expect(inventoryAfter('another washing machine', 'en', known)).toEqual({
      items: [{ code: 'washing-machine', count: 2, extra: 2 }],
      isComplete: false,
    });
  });

  it('is a part of it where a long list describes the home', () => {
    const text = '2 beds, 1 sofa, 3 wardrobes, a desk and 20 boxes';
    expect(JSON.stringify(inventoryAfter(text, 'en', home))).not.toContain('extra');
  });
});

describe('a number of things', () => {
  const bikes = (count: number) => boxesAnd({ code: 'bicycle', count });

  it.each([
    ['fr', '12 et le vélo aussi', 1, { 'box-medium': 12, bicycle: 1 }],
    ['en', 'and the bike too', 1, { 'box-medium': 12, bicycle: 1 }],
    ['es', 'y la bici también', 1, { 'box-medium': 12, bicycle: 1 }],
    ['en', 'another bike', 1, { 'box-medium': 12, bicycle: 2 }],
    ['en', 'forget 1 of the bikes', 3, { 'box-medium': 12, bicycle: 2 }],
    ['es', 'quita 2 de las bicis', 3, { 'box-medium': 12, bicycle: 1 }],
    ['fr', 'enlevez 2 cartons', 1, { 'box-medium': 10, bicycle: 1 }],
    ['en', '2 fewer boxes', 1, { 'box-medium': 10, bicycle: 1 }],
    ['en', 'no bikes', 3, { 'box-medium': 12 }],
    ['en', 'no, 14 boxes', 1, { 'box-medium': 14, bicycle: 1 }],
    ['fr', 'non 14 cartons', 1, { 'box-medium': 14, bicycle: 1 }],
  ])('is counted (%s): "%s"', (language, text, known, counts) => {
    expect(countsAfter(text, language, bikes(known))).toEqual(counts);
  });

  it.each([
    ['es', 'un montón de cajas y un escritorio'],
    ['en', 'a load of boxes and a desk'],
    ['fr', 'plein de cartons et un bureau'],
    ['en', 'the boxes and a desk'],
    ['ms', 'banyak kotak dan sebuah meja tulis'],
  ])('is not made up for a heap (%s): "%s"', (language, text) => {
    expect(countsAfter(text, language, route)).toEqual({ 'desk-small': 1 });
  });
});
