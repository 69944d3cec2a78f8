import type { DifficultyRating } from '@meg/shared/contract/quotes';
import { en } from '@meg/shared/languages/en';
import { describe, expect, it } from 'vitest';
import { type ArrivalCountry, arrivalFacts } from './countries.js';
import type { RatedMove } from './factors.js';
import { rateDifficulty as rate } from './rate-difficulty.js';

const rateDifficulty = (rated: RatedMove): DifficultyRating =>
  rate(rated, { distance: 'far', language: 'other', timeframe: 'long' }, en);

const move: RatedMove = {
  moveType: 'international',
  from: 'GB',
  to: 'MY',
  distanceKm: 10_587,
  transit: { min: 5, max: 8 },
  costHours: 116,
  weeksUntilMove: null,
};

it('rates six factors from 1 to 5 and the whole by their mean', () => {
  const { factors, overallRating, label, colour, advice } = rateDifficulty(move);
  const scores = Object.values(factors).map(({ score }) => score);
  expect(scores).toEqual([5, 3, 3, 2, 4, 5]);
  expect(overallRating).toBe(3.7);
  expect(label).toBe('Challenging');
  expect(colour).toBe('orange');
  expect(advice.code).toBe('plan_early');
  for (const factor of Object.values(factors)) expect(factor.emoji + factor.description).not.toBe('');
});

it('finds a move around the corner easy and one to China complex', () => {
  const local = rateDifficulty({ ...move, moveType: 'local', to: 'GB', distanceKm: 7, transit: null, costHours: 9 });
  expect(local.overallRating).toBe(1);
  expect(local.label).toBe('Easy');
  const china = rateDifficulty({ ...move, to: 'CN', weeksUntilMove: 3 });
  expect(china.overallRating).toBeGreaterThan(4);
  expect(china.advice.code).toBe('professional_consultation');
});

describe('the language', () => {
  const language = (from: string | null, to: string | null): number =>
    rateDifficulty({ ...move, from, to }).factors.language.score;

  it('is easy if one is shared, and hardest if the script differs as well', () => {
    expect(language('GB', 'IE')).toBe(1);
    expect(language('CA', 'FR')).toBe(1);
    expect(language('DE', 'AT')).toBe(1);
    expect(language('GB', 'NL')).toBe(2);
    expect(language('GB', 'FR')).toBe(4);
    expect(language('GB', 'JP')).toBe(5);
    expect(language(null, null)).toBe(3);
  });
});

it('knows that the European Union is one customs area and that Britain is not in it', () => {
  const within = rateDifficulty({ ...move, from: 'EE', to: 'DE' });
  expect(within.factors.customs.score).toBe(1);
  expect(within.tipCodes).toContain('within_union');
  expect(within.tipCodes).not.toContain('papers_first');
  expect(rateDifficulty({ ...move, from: 'GB', to: 'IE' }).factors.customs.score).toBe(2);
});

it('puts the rule of the country among the first tips, and haste before it', () => {
  expect(rateDifficulty(move).tipCodes[0]).toBe('arrival_MY');
  expect(rateDifficulty({ ...move, weeksUntilMove: 2 }).tipCodes.slice(0, 2)).toEqual(['hurry', 'arrival_MY']);
  expect(rateDifficulty({ ...move, to: 'KE' }).tipCodes).toContain('ask_embassy');
});

it('has facts and a tip for each of the 28 countries of the guides, and different tips each time', () => {
  expect(Object.keys(arrivalFacts)).toHaveLength(28);
  for (const country of Object.keys(arrivalFacts) as ArrivalCountry[]) {
    const { tips } = rateDifficulty({ ...move, from: 'ZA', to: country });
    expect(tips).toContain(en.tips.arrival[country]);
    expect(new Set(tips).size).toBe(tips.length);
    expect(tips.length).toBeGreaterThanOrEqual(2);
  }
});
