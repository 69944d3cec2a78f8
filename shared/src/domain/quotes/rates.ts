import type { defaultRates } from './default-rates.js';

type Fixed<Value> = { readonly [Key in keyof Value]: Fixed<Value[Key]> };

/**
 * All figures that a price is made of. A company sets the first two groups when it signs up; the rest has defaults
 * that it may change. Money is in the company's currency throughout.
 */
export type MovingRates = Fixed<typeof defaultRates>;
export type QuoteFigures = MovingRates['figures'];
export type VolumeFigures = QuoteFigures['volume'];
export type LabourFigures = QuoteFigures['labour'];
export type Crew = LabourFigures['crews'][number];
export type AccessFigures = QuoteFigures['access'];
export type TravelFigures = QuoteFigures['travel'];
export type ExtraFigures = QuoteFigures['extras'];
export type SpecialItemFigures = QuoteFigures['specialItems'];
export type ServiceFigures = QuoteFigures['services'];
export type SeasonFigures = QuoteFigures['season'];
export type FreightFigures = QuoteFigures['freight'];
export type Container = FreightFigures['containers'][number];
export type RangeFigures = QuoteFigures['range'];

/** `maxPrice − minPrice` is never more, whatever is known and however dear the move. */
export const widestRange = 2000;
