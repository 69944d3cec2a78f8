import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

type Items = NonNullable<PartialMove['inventory']>['items'];
const route: PartialMove = { originCity: 'Leeds, United Kingdom', destinationCity: 'Hull, United Kingdom' };
const listOf = (items: Items, beside: PartialMove = {}): PartialMove => ({
  ...route,
  moveDetails: 'some-furniture',
  ...beside,
  inventory: { items, isComplete: true },
});
const boxes = listOf([{ code: 'box-medium', count: 10 }], { moveDetails: 'boxes-only' });
const furniture: Items = [
  { code: 'bed-double', count: 1 },
  { code: 'box-medium', count: 20 },
  { code: 'sofa-three', count: 1 },
];

const after = (text: string, language: string, move: PartialMove) => {
  const { inventory = move.inventory, ...facts } = valuesOf(understand(text, { language, move }));
  const { items, isComplete } = inventory as NonNullable<PartialMove['inventory']>;
  return { counts: Object.fromEntries(items.map(({ code, count }) => [code, count])), items, isComplete, facts };
};

describe('a number that is affirmed beside one that is denied', () => {
  it.each([
    ['es', 'son 25 cajas y no 10', 25],
    ['es', 'al final son 20 cajas, no 12', 20],
    ['ms', 'kotak jadi 25 bukan 10', 25],
    ['ms', 'eh sebenarnya 20 kotak la bukan 12', 20],
    ['et', 'kaste on tegelikult 25 mitte 10', 25],
    ['ar', 'لا صاروا ٢٠ كرتونة مش ١٢', 20],
    ['fr', 'ce sont 25 cartons et non 10', 25],
    ['en', "it's 25 boxes and not 10", 25],
    ['en', 'not 10 boxes, 12', 12],
    ['es', '20 cajas, no, 30', 30],
  ])('counts (%s): "%s"', (language, text, count) => {
    expect(after(text, language, boxes).counts).toEqual({ 'box-medium': count });
    const first = valuesOf(understand(text, { language, move: route })).inventory;
    expect(first).toMatchObject({ items: [{ code: 'box-medium', count }] });
  });
});

describe('what alone is left of a list', () => {
  const mixed = listOf([...furniture, { code: 'bicycle', count: 1 }], { specialItems: ['piano-upright'] });

  it.each([
    ['en', 'only the boxes then'],
    ['es', 'solo las cajas entonces'],
    ['fr', 'juste les cartons du coup'],
  ])('leaves special items as well (%s): "%s"', (language, text) => {
    const understanding = understand(text, { language, move: mixed });
    expect(valuesOf(understanding)).toMatchObject({
      moveDetails: 'boxes-only',
      inventory: { items: [{ code: 'box-medium', count: 20 }] },
    });
    expect(understanding.takenBack).toContain('specialItems');
  });

  it.each([
    ['fr', 'juste les cartons et un velo', { 'box-medium': 20, bicycle: 1 }],
    ['en', 'just the boxes and a lamp', { 'box-medium': 20, 'floor-lamp': 1 }],
    ['en', 'just 5 boxes and a bike', { 'box-medium': 5, bicycle: 1 }],
  ])('keeps the number of boxes (%s): "%s"', (language, text, counts) => {
    expect(after(text, language, mixed).counts).toEqual(counts);
  });
});

describe('things that come or stay after all', () => {
  const left = listOf([{ code: 'box-medium', count: 10 }], { leftOut: [{ code: 'bed-double', count: 1 }] });

  it.each([
    ['en', 'no keep the bed'],
    ['es', 'al final sí llevamos la cama'],
    ['fr', 'non gardez le lit'],
    ['ms', 'eh katil tu jadi bawa'],
    ['et', 'ei, võtame voodi ikka kaasa'],
    ['ar', 'لا رجعوا التخت'],
  ])('come back (%s): "%s"', (language, text) => {
    expect(after(text, language, left).counts).toEqual({ 'box-medium': 10, 'bed-double': 1 });
  });

  it('stay: "le lit en fait je le prends pas"', () => {
    expect(after('le lit en fait je le prends pas', 'fr', listOf(furniture)).counts).not.toHaveProperty('bed-double');
  });
});

describe('a list that is all', () => {
  it.each([
    ['en', 'from a 2 bed flat'],
    ['es', 'desde un piso de 2 habitaciones'],
    ['fr', "d'un appartement 3 pièces"],
    ['et', 'kahetoalisest korterist'],
    ['ar', 'من شقة غرفتين'],
  ])('is all beside the home where it stands (%s): "%s"', (language, text) => {
    expect(after(text, language, listOf(furniture))).toMatchObject({ items: furniture, isComplete: true });
  });

  it.each([
    ['en', 'plus a desk'],
    ['es', 'y un escritorio más'],
    ['fr', 'et un bureau en plus'],
  ])('has what is added, and nothing on top of a home (%s): "%s"', (language, text) => {
    const { items, isComplete, facts } = after(text, language, listOf(furniture, { propertySize: '2 - 3 Beds' }));
    expect(items).toEqual([...furniture, { code: 'desk-small', count: 1 }]);
    expect(isComplete).toBe(true);
    expect(facts).not.toHaveProperty('moveDetails');
  });

  it('is no more all once the whole home goes', () => {
    expect(after('no sorry, the whole 2 bed flat', 'en', listOf(furniture))).toMatchObject({
      isComplete: false,
      facts: { moveDetails: 'full-home' },
    });
  });
});
