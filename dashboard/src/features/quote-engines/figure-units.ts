import type { CompanyForms } from '@meg/shared/domain/english/company-forms';
import { ft3PerM3, milesPerKm } from '@meg/shared/domain/quotes/measurement-system';
import type { Figure } from './figure.js';

/** How a figure is shown. `scale` turns the stored figure into the shown one. */
export interface ShownUnit {
  readonly suffix: string;
  readonly scale: number;
}

const feetPerMetre = 3.28084;
const poundsPerKg = 2.20462;

/** Figures are stored in kilometres and cubic metres whatever the company reckons in, but for the rate of a mile. */
const imperialUnits: Readonly<Record<string, ShownUnit>> = {
  'm³': { suffix: 'ft³', scale: ft3PerM3 },
  km: { suffix: 'miles', scale: milesPerKm },
  'km/h': { suffix: 'mph', scale: milesPerKm },
};

/** Britain reckons removals in miles and cubic feet, but carries in metres and weighs in kilos. */
const americanUnits: Readonly<Record<string, ShownUnit>> = {
  m: { suffix: 'ft', scale: feetPerMetre },
  kg: { suffix: 'lb', scale: poundsPerKg },
};

export function measureUnit(unit: string, { country, units }: CompanyForms): ShownUnit {
  const own = (units === 'imperial' && imperialUnits[unit]) || (country === 'US' && americanUnits[unit]);
  return own || { suffix: unit, scale: 1 };
}

/** By how much a figure for each mile or for each m³ is larger or smaller in the company's own unit. */
function scaleOfEach(per: Figure['per'], { units }: CompanyForms): number {
  if (per === 'mile') return units === 'imperial' ? 1 : milesPerKm;
  return per === 'm³' && units === 'imperial' ? 1 / ft3PerM3 : 1;
}

export function shownUnit({ unit, per }: Figure, currency: string, forms: CompanyForms): ShownUnit {
  const eachScale = scaleOfEach(per, forms);
  if (unit === 'money') return { suffix: currency, scale: eachScale };
  if (unit === 'percent') return { suffix: '%', scale: 100 };
  const { suffix, scale } = measureUnit(unit, forms);
  return { suffix, scale: scale * eachScale };
}

const metricWords = { mile: 'kilometre', cubic: 'cubic metre', m3: 'm³' } as const;
const imperialWords = { mile: 'mile', cubic: 'cubic foot', m3: 'ft³' } as const;

/** Fills in the company's own unit: `Each {mile}`, `Packing, each {m3}`. */
export function inOwnUnits(label: string, { units }: CompanyForms): string {
  const words = units === 'imperial' ? imperialWords : metricWords;
  return label.replace(/\{(mile|cubic|m3)\}/g, (_, word: keyof typeof words) => words[word]);
}
