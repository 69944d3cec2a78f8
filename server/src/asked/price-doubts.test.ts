import { describe, expect, it } from 'vitest';
import { asksForSpread, doubtsChange, haggles } from './price-doubts.js';
import { isSurelyOfPrice, plainQuestion, questionsIn } from './price-topics.js';

const sentenceOf = plainQuestion;

describe('a doubt of how the price changed', () => {
  it.each([
    'how can it be the same when i just added all that stuff',
    'i keep adding things and its less??',
    'como q menos? añado cosas y baja',
    'el precio sigue igual y he añadido un piano',
    "j'ai ajouté plein de trucs et c'est pareil",
    'saya tambah barang tapi harga sama',
    'lisasin asju ja hind ei muutunud',
    'زدت اغراض والسعر نفسه',
  ])('"%s" is one, and of the price by itself', (text) => {
    expect(doubtsChange(sentenceOf(text))).toBe(true);
    expect(isSurelyOfPrice(sentenceOf(text))).toBe(true);
  });

  it.each([
    'add 3 boxes less',
    'the same address as before',
    'añade 10 cajas menos',
    'baja california',
    'ajoutez le même canapé',
    'tambah sofa yang sama',
    'lisa sama diivan',
  ])('"%s" is none', (text) => {
    expect(doubtsChange(sentenceOf(text))).toBe(false);
  });
});

describe('a question why there are two figures', () => {
  it.each([
    'hang on why 2 different prices',
    'por que me salen dos precios',
    'pourquoi deux prix ?',
    'kenapa ada dua harga',
    'miks siin kaks hinda on',
    'ليش في سعرين',
  ])('"%s" is one', (text) => {
    expect(asksForSpread(sentenceOf(text))).toBe(true);
    expect(isSurelyOfPrice(sentenceOf(text))).toBe(true);
  });
});

describe('haggling', () => {
  it.each([
    "c'est votre dernier prix ? l'autre nous faisait 6500",
    'another company quoted me 1800',
    'es su ultimo precio?',
    'la otra empresa me cobra 2000',
    'harga last berapa',
    'teine firma pakkus 1500',
    'هذا اخر سعر',
    'شركة ثانية اعطتني 3000',
    'would you do it for 1200',
    'could you make it for about 950',
    'me lo dejas en 2000',
    'vous pouvez le faire pour 1500',
    'boleh 1800 tak',
    'kas saaksite teha 900',
    'ممكن ب 700',
  ])('"%s" is haggling', (text) => {
    expect(haggles(sentenceOf(text))).toBe(true);
  });

  it.each([
    'another company packs the boxes',
    'can you do it for 12 boxes',
    'do it for me',
    'otra empresa lleva el coche',
    'une autre entreprise a 3 camions',
  ])('"%s" is none', (text) => {
    expect(haggles(sentenceOf(text))).toBe(false);
  });
});

it.each([
  'how did you work that out, whats the lorry bit and whats the ship bit',
  '¿de dónde sale eso?',
  'comment vous arrivez à ça',
  'macam mana kira harga ni',
  'kuidas te selle summa saite, kust see summa tuli',
  'كيف حسبتوا السعر',
])('"%s" asks how the price comes about', (text) => {
  expect(isSurelyOfPrice(sentenceOf(text))).toBe(true);
});

it('tells the questions of a message apart', () => {
  const asked = questionsIn("pourquoi en dollars ?? et 7000 pour 110 km c'est du vol non");
  expect(asked).toHaveLength(2);
  expect(asked.every(isSurelyOfPrice)).toBe(true);
});
