import { expect, it } from 'vitest';
import { asksForOfficeMoves, asksOfCompanyItself } from './company-itself.js';
import { asksForFastest, asksOfFigure, asksOfMargin, asksOfMore } from './figures-shown.js';
import { plainQuestion } from './price-topics.js';

it.each([
  'whats ±25% mean',
  'what is the 41% for',
  'qué significa ±25 %',
  'c’est quoi les 41% ?  pourquoi',
  'apa maksud ±25%',
  'mida tähendab ±25%',
  'شو يعني ±25%',
])('asks for a figure beside the price: "%s"', (text) => {
  expect(asksOfFigure(text)).toBe(true);
  expect(asksOfMargin(text)).toBe(text.includes('±'));
});

it.each(['what is the 20% VAT on my sofa', 'we are 60% packed', 'can I get 10% discount', 'why do I pay 30% deposit'])(
  'asks for none: "%s"',
  (text) => {
    expect(asksOfFigure(text)).toBe(false);
  },
);

it.each([
  'which is fastest',
  'cuál es más rápido?',
  'lequel est le plus rapide',
  'kumb on kiirem',
  'mana paling cepat',
])('asks for the times of the ways: "%s"', (text) => {
  expect(asksForFastest(plainQuestion(text))).toBe(true);
});

it.each(['does the cat cost more?', 'el gato cuesta más?', 'le chat coûte plus ?', 'kas kass maksab rohkem'])(
  'asks whether something costs more: "%s"',
  (text) => {
    expect(asksOfMore(plainQuestion(text))).toBe(true);
  },
);

it.each([
  'who owns the company',
  'how long have you been in business',
  'de quién es la empresa',
  'kellele ettevõte kuulub',
])('asks for the company itself: "%s"', (text) => {
  expect(asksOfCompanyItself(plainQuestion(text))).toBe(true);
});

it('takes no company of the visitor for the one that is asked', () => {
  expect(asksOfCompanyItself(plainQuestion('my company pays for the move'))).toBe(false);
  expect(asksForOfficeMoves(plainQuestion('do you do office moves'))).toBe(true);
  expect(asksForOfficeMoves(plainQuestion('we move from an office in Leeds'))).toBe(false);
});
