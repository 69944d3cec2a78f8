import { expect, it } from 'vitest';
import { plainQuestion } from './price-topics.js';
import { asksOfTips } from './tips.js';

it.each([
  'is it normal to slip the lads a fiver each',
  'would 20 each be ok for the men',
  '¿hay que dar propina a los mozos?',
  'un pourboire pour les déménageurs, ça se fait ?',
  'kena bagi tip pekerja ke',
  'kas jootraha on kombeks anda',
  'لازم أعطي العمال بقشيش؟',
])('asks of tips: "%s"', (text) => {
  expect(asksOfTips(plainQuestion(text))).toBe(true);
});

it.each([
  'any packing tips',
  'is it 40 an hour each for 2 men',
  'what do I tip a waiter',
  'how many men do you send',
  '30 boxes and 2 men with a van',
])('does not: "%s"', (text) => {
  expect(asksOfTips(plainQuestion(text))).toBe(false);
});
