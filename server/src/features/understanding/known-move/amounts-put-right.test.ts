import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

type Items = NonNullable<PartialMove['inventory']>['items'];

const route: PartialMove = { originCity: 'Leeds, United Kingdom', destinationCity: 'York, United Kingdom' };
const home: PartialMove = { ...route, moveDetails: 'full-home', propertySize: '2 - 3 Beds' };
const listOf = (items: Items): PartialMove => ({
  ...route,
  moveDetails: items.length > 1 ? 'some-furniture' : 'boxes-only',
  inventory: { items, isComplete: true },
});
const inventoryAfter = (text: string, language: string, move: PartialMove) =>
  understand(text, { language, move }).slots.inventory?.value;
const itemsAfter = (text: string, language: string, move: PartialMove) =>
  (inventoryAfter(text, language, move)?.items ?? []).map(({ code, count }) => `${count} ${code}`);

describe('an amount that is put right', () => {
  const boxes = listOf([{ code: 'box-medium', count: 9 }]);
  it.each([
    ['ms', 'eh 14 kotak, plus satu beg galas'],
    ['en', 'wait 14 boxes, plus one big bag'],
    ['es', 'espera 14 cajas, más dos bolsas grandes'],
    ['ms', 'bkn, 14 je'],
    ['ms', 'bkn, 14 kotak'],
  ])('takes the place of the earlier one in %s, whatever comes beside it: "%s"', (language, text) =>
    expect(itemsAfter(text, language, boxes)).toContain('14 box-medium'),
  );

  it.each([
    ['en', 'in fact it is 70 boxes'],
    ['es', 'al final son 70 cajas'],
    ['fr', 'en fait ce sont 70 cartons'],
    ['et', 'tegelikult on 70 kasti'],
  ])('is still beside the home in %s: "%s"', (language, text) => {
    const move: PartialMove = {
      ...home,
      inventory: { items: [{ code: 'box-medium', count: 20, extra: 20 }], isComplete: false },
    };
    expect(inventoryAfter(text, language, move)?.items).toEqual([{ code: 'box-medium', count: 70, extra: 70 }]);
  });

  it.each([
    ['et', 'diivaneid on 2 mitte 3'],
    ['en', 'sofas are 2 now not 3'],
  ])('is found in the plural in %s: "%s"', (language, text) => {
    const move = listOf([
      { code: 'sofa-three', count: 3 },
      { code: 'box-medium', count: 4 },
    ]);
    expect(itemsAfter(text, language, move)).toEqual(['2 sofa-three', '4 box-medium']);
  });

  it.each([
    ['ar', 'لحظة، ١١ كرتونة بس والغسالة لأ'],
    ['en', 'wait, only 11 boxes and no washing machine'],
  ])('leaves the other things where only the boxes are fewer in %s: "%s"', (language, text) => {
    const move = listOf([
      { code: 'bed-double', count: 2 },
      { code: 'washing-machine', count: 1 },
      { code: 'box-medium', count: 30 },
    ]);
    expect(itemsAfter(text, language, move)).toEqual(['2 bed-double', '11 box-medium']);
  });
});

describe('a number behind its thing', () => {
  it.each([
    ['ms', 'dan basikal dua', ['9 box-medium', '2 bicycle']],
    ['ms', 'meja tulis satu dan kerusi empat', ['9 box-medium', '1 desk-small', '4 dining-chair']],
    ['ar', 'كنب ٢ وغسالة', ['9 box-medium', '2 sofa-three', '1 washing-machine']],
  ])('counts it in %s: "%s"', (language, text, items) =>
    expect(itemsAfter(text, language, listOf([{ code: 'box-medium', count: 9 }])).sort()).toEqual(items.sort()),
  );

  it.each([
    ['ms', 'katil 1, almari 2, meja makan 1 je yang nak hantar'],
    ['fr', 'une armoire, un lit et 3 chaises seulement finalement'],
  ])('is of all that goes where nothing else does in %s: "%s"', (language, text) =>
    expect(inventoryAfter(text, language, home)?.isComplete).toBe(true),
  );

  it('takes a thing back in Malay', () => {
    const move = listOf([
      { code: 'box-medium', count: 9 },
      { code: 'bicycle', count: 1 },
    ]);
    expect(understand('tak jadi basikal', { language: 'ms', move })).toMatchObject({
      intent: 'quote',
      slots: { inventory: { value: { items: [{ code: 'box-medium', count: 9 }] } } },
    });
  });
});

describe('the size of a thing', () => {
  it.each([
    ['fr', 'lit 180 et 12 cartons', ['1 bed-double', '12 box-medium']],
    ['fr', 'matelas 200x90 et 2 fauteuils', ['1 mattress', '2 armchair']],
    ['fr', 'armoire 4 portes, 8 cartons', ['1 wardrobe-double', '8 box-medium']],
    ['es', 'colchón 135 y 4 sillas', ['1 mattress', '4 dining-chair']],
    ['es', 'sofá 3 plazas, cama de 150, 10 cajas', ['1 bed-double', '1 sofa-three', '10 box-medium']],
    ['ms', 'almari 3 pintu dan 6 kotak', ['1 wardrobe-double', '6 box-medium']],
    ['et', 'voodi 180 cm ja 5 kasti', ['1 bed-double', '5 box-medium']],
    ['ar', 'سرير ١٨٠ و٥ كراتين', ['1 bed-double', '5 box-medium']],
    ['en', 'a 160 bed and 5 boxes', ['1 bed-double', '5 box-medium']],
    ['en', '2 mattresses 140x200 and 5 boxes', ['2 mattress', '5 box-medium']],
  ])('is no number of it in %s: "%s"', (language, text, items) =>
    expect(itemsAfter(text, language, route).sort()).toEqual([...items].sort()),
  );

  it('is none of chairs', () =>
    expect(itemsAfter('desks: 20, chairs: 100', 'en', route)).toEqual(['20 desk-small', '100 dining-chair']));

  it('and a room that stays is none of the home', () => {
    const { slots } = understand('piso de 3 habitaciones en Vigo, todo menos la cocina', { language: 'es' });
    expect(slots.rooms?.value).toBeUndefined();
  });
});
