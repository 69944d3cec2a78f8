import { describe, expect, it } from 'vitest';
import { defaultRates } from '../domain/quotes/default-rates.js';
import { movingRates, pricing } from './rates.js';

function faults(input: unknown): Record<string, string> {
  const { error } = movingRates.safeParse(input);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

it('is the defaults where a company has set nothing', () => {
  expect(movingRates.parse({})).toEqual(defaultRates);
  expect(movingRates.parse(defaultRates)).toEqual(defaultRates);
});

it('keeps what the signup sends and fills in the rest', () => {
  const rates = movingRates.parse({
    localRates: { baseRate: 200, perMileRate: 3, hourlyRate: 110 },
    internationalRates: { baseRate: 3000, volumeMultiplier: 1.2, destinationMultipliers: { MY: 1.1 } },
  });
  expect(rates.localRates.hourlyRate).toBe(110);
  expect(rates.internationalRates.destinationMultipliers).toEqual({ MY: 1.1 });
  expect(rates.figures).toEqual(defaultRates.figures);
});

it('remembers which groups the company has set', () => {
  expect(pricing.parse({})).toEqual({});
  expect(pricing.parse({ localRates: { hourlyRate: 100 } })).toEqual({
    localRates: { baseRate: 120, perMileRate: 2.5, hourlyRate: 100 },
  });
});

describe('impossible settings of a company', () => {
  it.each([
    [{ localRates: { hourlyRate: 0 } }, 'localRates.hourlyRate', /Between 1 and/],
    [{ localRates: { perMileRate: -1 } }, 'localRates.perMileRate', /Between 0 and/],
    [{ localRates: { baseRate: Number.NaN } }, 'localRates.baseRate', /must be a number/i],
    [{ localRates: { baseRate: '120' } }, 'localRates.baseRate', /must be a number/i],
    [{ internationalRates: { volumeMultiplier: 100 } }, 'internationalRates.volumeMultiplier', /Between 0.1 and 10/],
    [
      { internationalRates: { destinationMultipliers: { malaysia: 1 } } },
      'internationalRates.destinationMultipliers',
      /as in MY/,
    ],
    [{ figures: { volume: { homeM3: { 'Studio/1Bed': 90 } } } }, 'figures.volume.homeM3', /larger home/],
    [{ figures: { volume: { contentsShare: { 'boxes-only': 0.9 } } } }, 'figures.volume.contentsShare', /Boxes/],
    [{ figures: { labour: { crews: [] } } }, 'figures.labour.crews', /at least one crew/],
    [
      {
        figures: {
          labour: {
            crews: [
              { movers: 3, kgPerHour: 400 },
              { movers: 2, kgPerHour: 300 },
            ],
          },
        },
      },
      'figures.labour.crews',
      /smallest to the largest/,
    ],
    [{ figures: { season: { peakMonths: [13] } } }, 'figures.season.peakMonths.0', /end at 12/],
    [{ figures: { freight: { ownLeastM3: 60 } } }, 'figures.freight.ownLeastM3', /no way to go/],
    [{ figures: { freight: { longHaulKm: 100 } } }, 'figures.freight.longHaulKm', /longer than the short haul/],
    [{ figures: { range: { inventory: 0.4 } } }, 'figures.range', /must not widen/],
  ])('%j is told which field and why', (input, field, why) => {
    const found = faults(input);
    expect(Object.keys(found)).toEqual([field]);
    expect(found[field]).toMatch(why);
  });

  it('refuses fields that it does not know', () => {
    expect(Object.values(faults({ localRates: { hourly: 3 } }))).toEqual(['Unrecognized key: "hourly"']);
  });
});
