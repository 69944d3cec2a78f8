import { describe, expect, it } from 'vitest';
import { plainWord, wordsOf } from '../text/question-words.js';
import { lookAlikeSentences } from './look-alikes.test-data.js';
import { namedThings } from './named-things.test-data.js';
import { allNames } from './names/all-names.js';
import { findThings, kindsOf, type ThingKind } from './things.js';

const kindsIn = (text: string): ThingKind[] => kindsOf(wordsOf(text));
const rowsOf = (table: Partial<Record<ThingKind, readonly string[]>>): [string, ThingKind][] =>
  Object.entries(table).flatMap(([kind, texts]) => texts.map((text): [string, ThingKind] => [text, kind as ThingKind]));

const named = Object.fromEntries(
  Object.entries(namedThings).map(([kind, names]) => [kind, names.split(',').map((name) => name.trim())]),
);

describe('a thing that is named', () => {
  it.each(rowsOf(named))('"%s" is of the kind %s', (text, kind) => {
    const found = findThings(wordsOf(text)).find((thing) => thing.kind === kind);
    expect(found).toMatchObject({ isSure: true });
  });

  it.each([
    ['a boxer', 'dog'],
    ['we have a husky', 'dog'],
    ['my Golf, a Polo', 'car'],
    ['a siamese', 'cat'],
  ] as const)('"%s" is likely a %s', (text, kind) => {
    expect(kindsIn(text)).toContain(kind);
  });

  it('tells where it stands, and as it was typed', () => {
    const text = 'Can we take our Land Rover, the Škoda Octavia and two parrots?';
    expect(findThings(wordsOf(text))).toEqual([
      { kind: 'car', name: 'Land Rover', from: 4, to: 6, isSure: true, isMake: true },
      { kind: 'car', name: 'Škoda Octavia', from: 7, to: 9, isSure: true, isMake: true },
      { kind: 'bird', name: 'parrots', from: 11, to: 12, isSure: true, isMake: false },
    ]);
  });

  it('is read from plain words alone', () => {
    const words = 'my labrador and a steinway'.split(' ').map((plain) => ({ plain }));
    expect(kindsOf(words)).toEqual(['dog', 'piano']);
  });

  it('is found next to others, each once', () => {
    expect(kindsIn('a drone, some wine and prescription medicine into Malaysia')).toEqual([
      'drone',
      'alcohol',
      'medicine',
    ]);
    expect(kindsIn('my dog, your dog')).toEqual(['dog']);
  });
});

describe('a word that only looks like a thing', () => {
  it.each(rowsOf(lookAlikeSentences))('"%s" names no %s', (text, kind) => {
    expect(kindsIn(text)).not.toContain(kind);
  });
});

describe('the names of things', () => {
  const sureNames = allNames.flatMap((names) =>
    Object.entries(names).flatMap(([kind, { sure = {} }]) =>
      Object.values(sure).flatMap((list) => list.split(',').map((name) => ({ kind, name: name.trim() }))),
    ),
  );

  it('are some thousand, and each is found when it stands alone', () => {
    const lost = sureNames.filter(({ name }) => {
      const words = name.split(/[\s'’.-]+/).map((word) => ({ plain: plainWord(word.replace('*', '')) }));
      return findThings(words).length === 0;
    });
    expect(sureNames.length).toBeGreaterThan(8000);
    expect(lost).toEqual([]);
  });

  it('do not overlap, in order, within the sentence', () => {
    const text = sureNames
      .filter((_, at) => at % 97 === 0)
      .map(({ name }) => name)
      .join(' ');
    const words = wordsOf(text);
    const things = findThings(words);
    things.forEach(({ from, to }, at) => {
      expect(from).toBeGreaterThanOrEqual(things[at - 1]?.to ?? 0);
      expect(to).toBeLessThanOrEqual(words.length);
    });
  });

  it('are looked for in a text of any length, up to 200 words', () => {
    const words = wordsOf('golf boxer corona car park pool table '.repeat(2000));
    expect(findThings([...words, ...words, ...words]).every(({ to }) => to <= 200)).toBe(true);
  });
});
