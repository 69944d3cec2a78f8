import { expect, it } from 'vitest';
import { movingRates } from '../../contract/rates.js';
import { currencyCodes, unitsPerUsd } from '../companies/place/country-currencies.js';
import { defaultRates } from './default-rates.js';
import { typicalRates } from './typical-rates.js';

it('says the typical prices in each currency, within a twentieth of the same money', () => {
  for (const currency of currencyCodes.filter((code) => code !== 'USD')) {
    const rates = typicalRates(currency);
    expect(movingRates.parse(rates)).toEqual(rates);
    const hour = (rates?.localRates.hourlyRate ?? 0) / (unitsPerUsd(currency) ?? 1);
    expect(hour / defaultRates.localRates.hourlyRate).toBeCloseTo(1, 1);
  }
  expect(typicalRates('MYR')?.localRates).toEqual({ baseRate: 500, perMileRate: 11, hourlyRate: 400 });
});

it('leaves them as they are in dollars, and where the currency is not known', () => {
  expect(typicalRates('USD')).toBeUndefined();
  expect(typicalRates('XAF')).toBeUndefined();
});
