import { expect, it } from 'vitest';
import { asksToPayWith } from './paying.js';
import { plainQuestion } from './price-topics.js';

it.each([
  'could we pay by revolut',
  '¿puedo pagar en libras?',
  'on peut régler en euros ?',
  'boleh bayar guna grabpay',
  'kas saab maksta frankides',
  'ممكن ندفع كاش',
])('is about paying the company: "%s"', (text) => {
  expect(asksToPayWith(plainQuestion(text))).toBe(true);
});

it.each(['do I pay duty in euros', 'can I pay my rent by card in Spain', 'how much do I pay'])(
  'is not: "%s"',
  (text) => {
    expect(asksToPayWith(plainQuestion(text))).toBe(false);
  },
);
