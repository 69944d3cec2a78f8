import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const home: PartialMove = {
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'York, United Kingdom',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
};

describe('"only" with a word of adding', () => {
  it.each([
    ['en', 'just two more bikes', 'bicycle', 2],
    ['en', 'only 15 boxes extra', 'box-medium', 15],
    ['en', 'just an armchair on top', 'armchair', 1],
    ['es', 'solo 2 cajas adicionales', 'box-medium', 2],
    ['es', 'solo otra silla', 'dining-chair', 1],
    ['fr', 'seulement un vélo en plus', 'bicycle', 1],
    ['fr', 'juste 4 cartons supplémentaires', 'box-medium', 4],
    ['ms', 'hanya 3 kerusi lagi', 'dining-chair', 3],
    ['et', 'ainult 5 kasti juurde', 'box-medium', 5],
    ['ar', 'بس كنبة كمان', 'sofa-three', 1],
    ['ar', 'فقط كرتونة زيادة', 'box-medium', 1],
  ] as const)('(%s) "%s" comes on top of the home', (language, text, code, count) => {
    const understanding = understand(text, { language, move: home });
    expect(valuesOf(understanding)).toEqual({
      inventory: { items: [{ code, count, extra: count }], isComplete: false },
    });
    expect(understanding.intent).toBe('quote');
  });

  it('adds to a list that is all that goes', () => {
    const move: PartialMove = { inventory: { items: [{ code: 'box-medium', count: 12 }], isComplete: true } };
    expect(valuesOf(understand('only 3 more boxes', { move })).inventory).toEqual({
      items: [{ code: 'box-medium', count: 15 }],
      isComplete: true,
    });
  });

  it.each(['only 20 boxes, no more', 'just 20 boxes, it is too expensive'])('is all that goes: "%s"', (text) => {
    expect(valuesOf(understand(text, { move: home }))).toMatchObject({
      moveDetails: 'boxes-only',
      inventory: { isComplete: true },
    });
  });
});

describe('"only" with a thing that was left out', () => {
  it.each([
    ['en', 'only one bench'],
    ['ms', 'hanya satu bangku'],
    ['fr', 'seulement un banc'],
  ])('(%s) "%s" counts it anew and keeps the home', (language, text) => {
    const move: PartialMove = { ...home, leftOut: [{ code: 'bench', count: 3, extra: 3 }] };
    expect(valuesOf(understand(text, { language, move }))).toEqual({
      inventory: { items: [{ code: 'bench', count: 1, extra: 1 }], isComplete: false },
    });
  });
});

describe('"only" behind the things', () => {
  it.each([
    ['en', 'no wait, bring the armchair and the desks only'],
    ['es', 'mejor el sillón y los escritorios nada más'],
    ['fr', 'finalement le fauteuil et les bureaux seulement'],
  ])('(%s) "%s" leaves the rest of the home', (language, text) => {
    expect(valuesOf(understand(text, { language, move: home }))).toMatchObject({
      moveDetails: 'some-furniture',
      inventory: {
        items: [
          { code: 'armchair', count: 1 },
          { code: 'desk-small', count: 2 },
        ],
        isComplete: true,
      },
    });
  });

  it.each([
    ['ms', 'sofa dan katil sahaja'],
    ['et', 'diivan ja voodi ainult'],
    ['ar', 'الكنبة والسرير بس'],
  ])('(%s) "%s" as well', (language, text) => {
    expect(valuesOf(understand(text, { language, move: home }))).toMatchObject({
      moveDetails: 'some-furniture',
      inventory: {
        items: [
          { code: 'sofa-three', count: 1 },
          { code: 'bed-double', count: 1 },
        ],
        isComplete: true,
      },
    });
  });
});
