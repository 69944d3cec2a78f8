export const measureSystems = ['metric', 'imperial'] as const;
export type MeasureSystem = (typeof measureSystems)[number];

/** Where people reckon removals in miles and cubic feet. Britain does, though it weighs in kilos. */
const imperialCountries = new Set(['US', 'GB', 'LR', 'MM']);

export const ft3PerM3 = 35.3147;
export const milesPerKm = 0.621371;

const regionOf = (language: string): string | undefined => language.match(/[-_]([a-z]{2})\b/i)?.[1]?.toUpperCase();

/**
 * By the region of the language tag where it has one ("en-US"), else as the company has set it, else by the country that
 * the visitor moves from.
 */
export function measuresFor(
  language: string,
  originCountry: string | null,
  ofCompany: MeasureSystem | '' = '',
): MeasureSystem {
  const ofVisitor = regionOf(language);
  if (ofVisitor === undefined && ofCompany !== '') return ofCompany;
  const region = ofVisitor ?? originCountry;
  return region !== null && imperialCountries.has(region) ? 'imperial' : 'metric';
}

export const toFt3 = (volumeM3: number): number => Math.round(volumeM3 * ft3PerM3);
export const toMiles = (distanceKm: number): number => Math.round(distanceKm * milesPerKm);

/** "24 m³"; where people reckon in cubic feet "848 ft³". */
export function volumeWords(volumeM3: number, units: MeasureSystem): string {
  const [value, unit] = units === 'imperial' ? [toFt3(volumeM3), 'ft³'] : [volumeM3, 'm³'];
  return `${value.toLocaleString('en')} ${unit}`;
}
