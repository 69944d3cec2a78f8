import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const home: PartialMove = { moveDetails: 'full-home', propertySize: '2 - 3 Beds' };

describe('a full basement or attic', () => {
  it.each([
    ['en', 'the cellar and the garage are packed'],
    ['es', 'el sótano y el altillo están llenos'],
    ['fr', 'la cave et le garage sont pleins'],
    ['ms', 'stor dan loteng penuh'],
    ['et', 'keldris on kõik täis'],
    ['ar', 'القبو والمخزن مليانين'],
  ])('is noted, and is no floor, in %s: "%s"', (language, text) => {
    const understood = understand(text, { language, move: home });
    expect([understood.intent, valuesOf(understood)]).toEqual(['quote', { notes: [text] }]);
  });

  it.each([
    ['en', 'a house with a basement'],
    ['es', 'una casa con sótano'],
    ['fr', 'une maison avec sous-sol'],
  ])('is no floor of a house that has one in %s: "%s"', (language, text) =>
    expect(valuesOf(understand(text, { language, move: home })).access).toBeUndefined(),
  );

  it('is a floor where somebody lives there', () =>
    expect(valuesOf(understand('we live in a basement flat', { move: home })).access).toMatchObject({
      origin: { floor: -1 },
    }));
});

describe('how long things are stored', () => {
  const stored: PartialMove = { ...home, storage: true, moveMonth: 6 };
  it.each([
    ['en', 'no, better 5 months'],
    ['es', 'perdón, mejor cinco meses'],
    ['fr', 'finalement plutôt deux semaines'],
    ['ms', 'eh bukan, 3 bulan'],
    ['et', 'vabandust, pigem poolaastat'],
    ['ar', 'لا، خليها خمسة أشهر'],
  ])('is noted, and is no day of the move, in %s: "%s"', (language, text) => {
    const understood = understand(text, { language, move: stored });
    expect([understood.intent, valuesOf(understood)]).toEqual(['quote', { notes: [text] }]);
  });

  it('takes the place of what was noted of it before', () => {
    const move: PartialMove = { ...stored, notes: ['can you store it for 3 months', 'a harp'] };
    expect(valuesOf(understand('no, 6 months', { move })).notes).toEqual(['a harp', 'no, 6 months']);
  });
});

describe('a town whose name begins as a month does', () => {
  it.each([
    ['en', '12 boxes from Mar del Plata to Lisbon in July', 7],
    ['fr', 'de Mar del Plata à Lyon en septembre', 9],
    ['es', 'de Mar del Plata a Sevilla', undefined],
  ])('names no month in %s: "%s"', (language, text, month) =>
    expect(valuesOf(understand(text, { language })).moveMonth).toBe(month),
  );
});
