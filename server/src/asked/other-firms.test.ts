import { expect, it } from 'vitest';
import { comparesFirms } from './other-firms.js';
import { plainQuestion } from './price-topics.js';

it.each([
  'are you cheaper than U-Haul?',
  'are you better than Two Men and a Truck',
  'how do you compare to PODS',
  '¿sois más baratos que otras empresas?',
  'vous êtes moins chers que vos concurrents ?',
  'korang lebih murah daripada syarikat lain ke',
  'kas te olete odavamad kui teised firmad?',
  'هل انتم ارخص من غيركم؟',
])('"%s" compares the company with others', (query) => {
  expect(comparesFirms(plainQuestion(query))).toBe(true);
});

it.each([
  'is there anything cheaper?',
  'is sea cheaper than air?',
  'would it be cheaper than driving?',
  'are you cheaper than last year',
  'are you cheap?',
])('"%s" does not', (query) => {
  expect(comparesFirms(plainQuestion(query))).toBe(false);
});
