import { describe, expect, it } from 'vitest';
import { defaultRates } from './default-rates.js';
import { doubtfulRates, impossibleRates, isSteepChange } from './unusual-rates.js';

const own = { localRates: { baseRate: 120, perMileRate: 2.5, hourlyRate: 95 } };
const withLocal = (change: object) => ({ ...own, localRates: { ...own.localRates, ...change } });
const doubts = (next: object, saved: object = own, currency = 'USD') =>
  doubtfulRates(saved, next, currency).map(({ path, doubt }) => `${path.slice(-2).join('.')} ${doubt}`);

describe('Rates that are asked about before they are saved', () => {
  it('lets ordinary changes through', () => {
    expect(doubts(withLocal({ hourlyRate: 125, baseRate: 90, perMileRate: 4 }))).toEqual([]);
    expect(doubts(own)).toEqual([]);
  });

  it('asks about a rate of zero, and about ten times the former or a tenth of it', () => {
    expect(doubts(withLocal({ perMileRate: 0 }))).toEqual(['localRates.perMileRate zero']);
    expect(doubts(withLocal({ hourlyRate: 950 }))).toEqual(['localRates.hourlyRate tenfold']);
    expect(doubts(withLocal({ hourlyRate: 9.5 }))).toEqual(['localRates.hourlyRate tenth']);
  });

  it('asks about a hundred times the usual, which small steps have come near to', () => {
    const high = withLocal({ hourlyRate: 5_000 });
    expect(doubts(withLocal({ hourlyRate: 9_500 }), high)).toEqual(['localRates.hourlyRate far_above_usual']);
    expect(doubts(withLocal({ hourlyRate: 6_000 }), high)).toEqual([]);
  });

  it('measures what was never set by what is usual in the currency', () => {
    const yen = { localRates: { hourlyRate: 14_000 } };
    expect(doubts(yen, {}, 'JPY')).toEqual([]);
    expect(doubts(yen, {}, 'USD')).toEqual(['localRates.hourlyRate tenfold']);
  });

  it('asks where the least is above the most, and only where that was changed', () => {
    const crossed = { figures: { labour: { ...defaultRates.figures.labour, minimumHours: 9 } } };
    expect(doubts({ ...own, ...crossed })).toEqual(['labour.minimumHours least_above_most']);
    expect(doubts({ ...withLocal({ hourlyRate: 100 }), ...crossed }, { ...own, ...crossed })).toEqual([]);
  });

  it('lets stairs cost nothing, since many movers do not charge for them', () => {
    expect(doubts({ ...own, figures: { access: { ...defaultRates.figures.access, perFloor: 0 } } })).toEqual([]);
  });

  it('takes ten thousand times the usual for impossible, unless it was stored before', () => {
    const absurd = withLocal({ hourlyRate: 999_999_999 });
    const paths = (saved: object) => impossibleRates(saved, absurd, 'USD').map(({ path }) => path.join('.'));
    expect(paths(own)).toEqual(['localRates.hourlyRate']);
    expect(paths(absurd)).toEqual([]);
    expect(impossibleRates(own, withLocal({ hourlyRate: 9_500 }), 'USD')).toEqual([]);
  });

  it('knows a price that changes steeply', () => {
    expect(isSteepChange({ min: 640, max: 720 }, { min: 64_000, max: 65_000 })).toBe(true);
    expect(isSteepChange({ min: 640, max: 720 }, { min: 60, max: 80 })).toBe(true);
    expect(isSteepChange({ min: 640, max: 720 }, { min: 900, max: 1_000 })).toBe(false);
  });
});
