import { afterEach, expect, it } from 'vitest';
import { writeAs } from '../ui/text/format.js';
import { rangeWords } from './lead-range-words.js';

afterEach(() => writeAs(undefined));

const german = { range: { minPrice: 900, maxPrice: 1510, currency: 'GBP' }, preliminaryQuote: '900–1.510 £' };
const american = { range: { minPrice: 4400, maxPrice: 6400, currency: 'USD' }, preliminaryQuote: 'US$4,400–US$6,400' };

it('writes each range as the company writes money, whoever was quoted', () => {
  writeAs({ country: 'GB', units: 'metric' });
  expect(rangeWords(german)).toMatch(/^£900\s?–\s?£?1,510$/);
  expect(rangeWords(american)).toMatch(/^US\$4,400\s?–\s?(?:US\$)?6,400$/);
  writeAs({ country: 'US', units: 'imperial' });
  expect(rangeWords(american)).toMatch(/^\$4,400\s?–\s?\$?6,400$/);
});

it('leaves a range as it is that was sent in words alone', () => {
  expect(rangeWords({ range: null, preliminaryQuote: 'about 900' })).toBe('about 900');
  expect(rangeWords({ range: null, preliminaryQuote: '' })).toBe('');
});
