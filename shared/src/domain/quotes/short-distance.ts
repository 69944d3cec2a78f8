import type { MeasureSystem } from './measurement-system.js';

const feetPerM = 3.28084;

/** "25 m"; where people reckon in feet "82 ft". */
export const shortDistanceWords = (metres: number, units: MeasureSystem): string =>
  units === 'imperial' ? `${Math.round(metres * feetPerM)} ft` : `${metres} m`;
