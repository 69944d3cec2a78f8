import { unitsPerUsd } from '../companies/place/country-currencies.js';
import { defaultRates } from './default-rates.js';
import type { MovingRates } from './rates.js';

/** Two figures are enough for prices that nobody has looked at yet: 399 is said as 400. */
function rounded(amount: number): number {
  if (amount === 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(amount))) - 1);
  return Number((Math.round(amount / step) * step).toPrecision(3));
}

/**
 * The typical prices, which are gathered in dollars, in another currency. Undefined where they stay as they are: in
 * dollars, and where the rate of exchange is not known.
 */
export function typicalRates(currency: string): MovingRates | undefined {
  const perUsd = unitsPerUsd(currency);
  if (perUsd === undefined || perUsd === 1) return undefined;
  const money = (usd: number): number => rounded(usd * perUsd);
  const { localRates, internationalRates, figures } = defaultRates;
  const { extras, freight } = figures;
  return {
    localRates: {
      baseRate: money(localRates.baseRate),
      perMileRate: money(localRates.perMileRate),
      hourlyRate: money(localRates.hourlyRate),
    },
    internationalRates: { ...internationalRates, baseRate: money(internationalRates.baseRate) },
    figures: {
      ...figures,
      extras: {
        packingBase: money(extras.packingBase),
        packingPerM3: money(extras.packingPerM3),
        specialtyLocal: money(extras.specialtyLocal),
        specialtyInternational: money(extras.specialtyInternational),
      },
      freight: {
        ...freight,
        seaPerM3: money(freight.seaPerM3),
        airPerM3: money(freight.airPerM3),
        handlingPerM3: money(freight.handlingPerM3),
        terminalFee: money(freight.terminalFee),
      },
    },
  };
}
