import { expect, it } from 'vitest';
import { asksForCrew } from './crew-size.js';
import { plainQuestion } from './price-topics.js';

it.each([
  'how many removal men will there be?',
  'how big is your team',
  '¿de cuántas personas es el equipo?',
  'combien serez-vous ?',
  'berapa orang akan datang',
  'mitu meest tuleb',
  'كم شخص سيأتي؟',
])('is a question for the size of the crew: "%s"', (text) => {
  expect(asksForCrew(plainQuestion(text))).toBe(true);
});

it.each([
  'how many men does it take to change a bulb in a town of ten thousand people',
  'how much per man',
  'how many hours will the men need',
  '¿cuánto cuesta si vienen el sábado?',
  'combien ça coûte si vous venez samedi',
  'how many people live in Cork',
  'mitu kasti on vaja',
])('is none: "%s"', (text) => {
  expect(asksForCrew(plainQuestion(text))).toBe(false);
});
