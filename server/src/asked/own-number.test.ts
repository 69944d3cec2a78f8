import { expect, it } from 'vitest';
import { wordsOf } from '../text/question-words.js';
import { asksForOwnNumber } from './own-number.js';

const asks = (text: string) => asksForOwnNumber(wordsOf(text).map(({ plain }) => plain));

it.each([
  "what's your phone number",
  'have you got a number i can ring',
  '¿a qué número puedo llamar?',
  'vous avez un numéro où je peux vous joindre ?',
  'boleh bagi nombor telefon awak',
  'mis on teie number?',
  'شو رقمكم؟',
])('"%s" asks for the number of the company', (text) => {
  expect(asks(text)).toBe(true);
});

it.each(['why do you need my phone number', 'call me please', 'number of boxes: 40', 'mi numero es 600 123 123'])(
  '"%s" does not',
  (text) => {
    expect(asks(text)).toBe(false);
  },
);
