import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSentence } from './sentence.js';

type Spell = (number: number) => string;

const english: Spell = (number) => {
  const ones = 'one two three four five six seven eight nine'.split(' ');
  const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
  const unit = number % 10;
  return `${tens[Math.floor(number / 10) - 2]}${unit ? ` ${ones[unit - 1]}` : ''}`;
};
const spanish: Spell = (number) => {
  const ones = 'un dos tres cuatro cinco seis siete ocho nueve'.split(' ');
  const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
  return `${tens[Math.floor(number / 10) - 3]} y ${ones[(number % 10) - 1]}`;
};
const french: Spell = (number) => {
  const small = 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
  const below = (rest: number): string => (rest > 16 ? `dix-${small[rest - 11]}` : (small[rest - 1] ?? ''));
  const tens = 'vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ');
  const base = number >= 60 ? 20 : 10;
  const rest = number % base;
  return `${tens[Math.floor(number / 10) - 2]}${rest ? `-${below(rest)}` : ''}`;
};
const malay: Spell = (number) => {
  const ones = 'satu dua tiga empat lima enam tujuh lapan sembilan'.split(' ');
  const unit = number % 10;
  return `${ones[Math.floor(number / 10) - 1]} puluh${unit ? ` ${ones[unit - 1]}` : ''}`;
};
const estonian: Spell = (number) => {
  const ones = 'üks kaks kolm neli viis kuus seitse kaheksa üheksa'.split(' ');
  return `${ones[Math.floor(number / 10) - 1]}kümmend ${ones[(number % 10) - 1]}`;
};
const arabic: Spell = (number) => {
  const ones = 'واحد اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة'.split(' ');
  const tens = 'عشرين ثلاثين أربعين خمسين ستين سبعين ثمانين تسعين'.split(' ');
  return `${ones[(number % 10) - 1]} و${tens[Math.floor(number / 10) - 2]}`;
};

const spellers = { english, spanish, french, malay, estonian, arabic };
const figuresIn = (text: string) => readSentence(text).words.map(({ plain }) => plain);
/** Of several words in every language. */
const twoPartNumbers = fc.integer({ min: 31, max: 99 }).filter((number) => number % 10 > 0);

describe('a number in several words', () => {
  test.each(Object.entries(spellers))('is the number in figures: %s', (_language, spell) => {
    fc.assert(
      fc.property(twoPartNumbers, fc.boolean(), (number, isLoud) => {
        const words = isLoud ? spell(number).toUpperCase() : spell(number);
        expect(figuresIn(`${words} cartons`)).toEqual([String(number), 'cartons']);
      }),
    );
  });

  test.each([
    ['a hundred and twenty boxes', ['a', '120', 'boxes']],
    ['two hundred and five boxes', ['205', 'boxes']],
    ['ciento veinte cajas', ['120', 'cajas']],
    ['cent vingt cartons', ['120', 'cartons']],
    ['seratus dua puluh lima kotak', ['125', 'kotak']],
    ['sada kakskümmend viis kasti', ['125', 'kasti']],
    ['مئة وعشرين صندوق', ['120', 'صندوق']],
    ['lima belas kotak', ['15', 'kotak']],
    ['dix-sept cartons', ['17', 'cartons']],
    ['خمسة عشر صندوق', ['15', 'صندوق']],
    ['اثنا عشر صندوق', ['12', 'صندوق']],
    ['two dozen boxes', ['24', 'boxes']],
    ['dos docenas de cajas', ['24', 'de', 'cajas']],
    ['quatre-vingts cartons', ['80', 'cartons']],
  ])('%s', (text, words) => expect(figuresIn(text)).toEqual(words));

  test.each([
    'five, six boxes',
    'five six',
    'treinta y un sofá',
    'twenty, five of them',
    'viiskümmend enam',
    'dua saja',
  ])('two numbers stay two: %s', (text) => expect(figuresIn(text).some((word) => /\d/.test(word))).toBe(false));

  test('the words keep their place in the text', () => {
    const text = 'its FIFTY FIVE boxes';
    const [, number] = readSentence(text).words;
    expect(text.slice(number?.start, number?.end)).toBe('FIFTY FIVE');
  });
});
