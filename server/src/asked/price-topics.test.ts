import { describe, expect, it } from 'vitest';
import { asksWhetherToPay, isSurelyOfPrice, plainQuestion, topicsIn } from './price-topics.js';

const asks = (text: string) => asksWhetherToPay(plainQuestion(text));

describe('whether anything is to be paid', () => {
  it.each([
    'do I pay a deposit',
    'kas pean ettemaksu tegema?',
    '¿hay que dejar una fianza?',
    'il faut verser un acompte ?',
  ])('is asked of the mover: "%s"', (text) => {
    expect(asks(text)).toBe(true);
  });

  it.each([
    'will my landlord keep the deposit',
    'üürileandja ei maksa tagatisraha tagasi, mida teha?',
    'la casera se queda la fianza por un rasguño, ¿qué hago?',
    'mon propriétaire garde le dépôt et un acompte, que faire ?',
    'tuan rumah tak nak pulang deposit',
    'صاحب البيت ما رجع العربون شو اعمل',
  ])('is not asked where a home is rented: "%s"', (text) => {
    expect(asks(text)).toBe(false);
  });
});

it.each([
  ['what is the very most it might cost', 'spread'],
  ['¿cuánto como máximo?', 'spread'],
  ['ça ferait combien au maximum ?', 'spread'],
  ['berapa paling mahal', 'spread'],
  ['kui palju maksimaalselt', 'spread'],
  ['كم الحد الأقصى', 'spread'],
  ["how come it's so much", 'why'],
  ['por qué cuesta tanto', 'why'],
  ['pourquoi autant', 'why'],
  ['is it 20 percent or is the range fixed', 'final'],
])('"%s" asks of the price: %s', (text, topic) => {
  expect(topicsIn(plainQuestion(text))).toContain(topic);
  expect(isSurelyOfPrice(plainQuestion(text))).toBe(true);
});
