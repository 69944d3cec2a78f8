import type { PartialMove } from '@meg/shared/contract/move';
import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const known = ['We have two parrots'];
const move: PartialMove = { moveDetails: 'full-home', propertySize: '2 - 3 Beds', notes: known };
const sizes = ['Content only', 'Content plus some furniture', 'All furniture and content'] as const;
const asking: OpenQuestion = { kind: 'choices', answers: sizes.map((value) => ({ about: 'moveSize', value })) };

describe('everything but one thing', () => {
  it.each([
    ['en', 'everything except the piano stool'],
    ['en', 'all but the wardrobe'],
    ['en', 'everything apart from the kitchen units'],
    ['en', 'all of it comes, bar the fridge'],
    ['en', 'everything. well not the sofa we sell it'],
    ['es', 'todo menos la lavadora'],
    ['es', 'casi todo, menos la cama'],
    ['es', 'todo excepto los electrodomésticos'],
    ['fr', 'tout sauf la cuisine'],
    ['fr', 'on prend tout hormis le canapé'],
    ['ms', 'semua kecuali peti sejuk'],
    ['ms', 'bawa semua selain almari'],
    ['et', 'kõik peale köögimööbli'],
    ['et', 'kõik mööbel tuleb kaasa, v.a. külmkapp'],
    ['et', 'kõik tuleb kaasa v.a külmkapp'],
    ['et', 'kõik tuleb kaasa, välja arvatud diivan'],
    ['ar', 'كله الا الكنبة'],
    ['ar', 'كل شي ما عدا الغسالة'],
  ])('takes all furniture, notes what stays and keeps earlier notes in %s: "%s"', (language, text) => {
    const read = understand(text, { language, move, asking });
    expect([read.answer?.value, read.intent]).toEqual(['All furniture and content', 'quote']);
    const { leftOut: _volume, ...said } = valuesOf(read);
    expect(said).toEqual({ moveSize: 'All furniture and content', notes: [...known, text] });
  });

  it.each([
    ['en', 'everything except the furniture'],
    ['es', 'todo menos los muebles'],
    ['fr', 'tout sauf les meubles'],
    ['ms', 'semua kecuali perabot'],
    ['et', 'kõik peale mööbli'],
    ['ar', 'كل شي الا الاثاث'],
  ])('leaves the furniture where that is what stays in %s: "%s"', (language, text) => {
    expect(understand(text, { language, move, asking }).answer?.value).toBe('Content only');
  });

  it('takes what stays off the list that is known', () => {
    const inventory = { items: [{ code: 'sofa-three' as const, count: 2 }], isComplete: false };
    const slots = valuesOf(understand('everything except the sofas', { move: { ...move, inventory }, asking }));
    expect(slots).toEqual({
      moveSize: 'All furniture and content',
      leftOut: [{ code: 'sofa-three', count: 2 }],
    });
  });

  it.each([
    'does the price cover everything except customs',
    'is everything but the price final',
    'all my 12 boxes but not the bike',
    'all good but a bit late',
    "that's all but thanks",
    'tout est à Lyon, sauf le piano',
    'كل شي تمام الا السعر',
  ])('is not said by "%s"', (text) => {
    expect(valuesOf(understand(text, { move })).moveSize).toBeUndefined();
  });
});
