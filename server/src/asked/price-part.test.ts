import { describe, expect, it } from 'vitest';
import { askedPart } from './price-part.js';
import { isSurelyOfPrice, plainQuestion } from './price-topics.js';

describe('a question for the price of a part', () => {
  it.each([
    ['how much less without the sofa', 'without'],
    ['what if 10 boxes fewer', 'without'],
    ['¿cuánto menos sin el sofá?', 'without'],
    ['combien sans le canapé', 'without'],
    ['berapa kalau tanpa sofa', 'without'],
    ['kui palju vähem ilma diivanita', 'without'],
    ['كم السعر بدون الكنبة', 'without'],
    ['how much for the piano alone', 'alone'],
    ['cuánto por si solo el piano', 'alone'],
    ['combien pour le piano seul', 'alone'],
    ['berapa untuk piano sahaja', 'alone'],
    ['palju maksab ainult klaver', 'alone'],
    ['كم سعر البيانو لوحده', 'alone'],
  ])('"%s" asks for what is %s', (text, part) => {
    expect(askedPart(plainQuestion(text))).toBe(part);
  });

  it.each(['without the sofa please', 'just the sofa', 'how much is it', 'ilma diivanita'])('"%s" is none', (text) => {
    expect(askedPart(plainQuestion(text))).toBeUndefined();
  });
});

describe('a question on the price', () => {
  it.each([
    'how much in pounds',
    'is VAT included',
    'why is it more now',
    'which is cheaper of the two',
    'is that the final price',
    '¿incluye IVA?',
    '¿cuánto es en libras?',
    'pourquoi c’est plus cher, le prix a augmenté ?',
    'c’est TTC ?',
    'berapa dalam ringgit',
    'termasuk cukai ke',
    'kumb on odavam',
    'kas hind on koos käibemaksuga',
    'كم بالجنيه',
    'هل السعر شامل الضريبة',
  ])('"%s" is one by itself', (text) => {
    expect(isSurelyOfPrice(plainQuestion(text))).toBe(true);
  });

  it.each([
    'do I pay VAT on my furniture',
    'which currency does Panama use',
    'three boxes and a bed',
    'is there a tax office',
  ])('"%s" is none', (text) => {
    expect(isSurelyOfPrice(plainQuestion(text))).toBe(false);
  });
});
