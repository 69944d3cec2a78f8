import { describe, expect, it } from 'vitest';
import { askedPart } from './price-part.js';
import { isSurelyOfPrice, plainQuestion, topicsIn } from './price-topics.js';

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

describe('a protest at the price', () => {
  it.each([
    "that's way too much for what it is",
    'no way, i cant afford that',
    'bit steep',
    'are you kidding me',
    'no puedo pagar eso',
    'madre mía, carísimo',
    "c'est hors de prix",
    'j’ai pas les moyens',
    'mahalnya',
    'tak mampu saya',
    'nii kallis, ei jõua maksta',
    'see on ju röövimine',
    'غالي مرة',
    'ما اقدر ادفع كل هذا',
  ])('"%s" is one, and of the price by itself', (text) => {
    expect(topicsIn(plainQuestion(text))).toContain('protest');
    expect(isSurelyOfPrice(plainQuestion(text))).toBe(true);
  });

  it.each([
    'why is it so expensive',
    'how expensive is a visa',
    'is that too much for a van',
    'too much stuff for one lorry',
    'pourquoi si cher',
    'kas see on kallis',
    'ليش غالي',
  ])('"%s" is none', (text) => {
    expect(topicsIn(plainQuestion(text))).not.toContain('protest');
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
