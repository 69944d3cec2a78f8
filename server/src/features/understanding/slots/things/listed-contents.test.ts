import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const contentsOf = (text: string, language: string) => valuesOf(understand(text, { language })).moveDetails;

describe('what a list says of all that is moved', () => {
  it.each([
    ['en', 'bed, couch, desk and a few boxes', 'some-furniture'],
    ['en', '5 barrels, a fridge, 2 tvs and a wardrobe', 'some-furniture'],
    ['es', 'cama, sofá, escritorio y unas cajas', 'some-furniture'],
    ['fr', 'un lit, un canapé et quelques cartons', 'some-furniture'],
    ['ms', 'katil, sofa, meja dan beberapa kotak', 'some-furniture'],
    ['et', 'voodi, diivan, laud ja paar kasti', 'some-furniture'],
    ['ar', 'سرير وكنبة وثلاجة وبعض الصناديق', 'some-furniture'],
    ['en', '20 boxes', 'boxes-only'],
    ['et', 'vaja 10 kasti tartust stockholmi', 'boxes-only'],
    ['es', 'llevamos poquito: 9 cajas', 'boxes-only'],
    ['en', 'no furnitures, only carpets and maybe 35 cartons', 'boxes-only'],
    ['et', 'voodit ei ole, ainult kastid', 'boxes-only'],
    ['fr', 'un lit, un bureau et 9 cartons', 'some-furniture'],
    ['ms', 'kotak2 je, xde perabot', 'boxes-only'],
  ])('in %s: "%s" is %s', (language, text, contents) => {
    expect(contentsOf(text, language)).toBe(contents);
  });

  it.each([
    ['en', 'a wardrobe and 9 boxes, the other furniture belongs to my landlady'],
    ['en', 'the armchair, two bookcases, that is all'],
    ['es', 'un armario y una mesa, eso es todo'],
    ['fr', 'une armoire et une table, c est tout'],
    ['ms', 'almari dengan meja, itu je'],
    ['et', 'kapp ja laud, see on kõik'],
  ])('in %s: "%s" is some furniture of a home that is known', (language, text) => {
    const move = { moveDetails: 'full-home', propertySize: '2 - 3 Beds' } as const;
    expect(valuesOf(understand(text, { language, move })).moveDetails).toBe('some-furniture');
  });

  it('is a whole home again where everything goes after all', () => {
    const move = { moveDetails: 'some-furniture', propertySize: '2 - 3 Beds' } as const;
    expect(valuesOf(understand("we're bringing the lot after all", { move })).moveDetails).toBe('full-home');
  });

  it('keeps things that nobody counted', () => {
    const { inventory } = understand('bed, couch, desk and a few boxes').slots;
    expect(inventory?.value.items.map(({ code }) => code)).toEqual(['bed-double', 'sofa-three', 'desk-small']);
  });

  it('counts what is named twice once', () => {
    const { inventory } = understand('بدي ابعت كراتين بس، ١٢ كرتونة', { language: 'ar' }).slots;
    expect(inventory?.value.items).toEqual([{ code: 'box-medium', count: 12 }]);
  });

  it('is never boxes only where furniture comes along', () => {
    const furniture = fc.constantFrom('a sofa', 'an armchair', 'a fridge', 'three chairs', 'a wardrobe', 'a desk');
    const boxes = fc.constantFrom('a few boxes', 'some boxes', '12 boxes', 'a couple of boxes');
    fc.assert(
      fc.property(fc.array(furniture, { minLength: 1, maxLength: 5 }), boxes, fc.boolean(), (things, some, isFirst) => {
        const text = (isFirst ? [some, ...things] : [...things, some]).join(', ');
        expect(contentsOf(text, 'en')).not.toBe('boxes-only');
      }),
      { numRuns: 60 },
    );
  });
});
