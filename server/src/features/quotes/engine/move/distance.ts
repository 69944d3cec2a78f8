import { greatCircleKm } from '@meg/shared/domain/quotes/great-circle';
import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import type { TravelFigures } from '@meg/shared/domain/quotes/rates';

/** What the price needs to know of a place. */
export interface MovePlace {
  readonly name: string;
  readonly label: string;
  readonly countryCode: string;
  readonly regionCode: string | null;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
}

export interface MoveDistance {
  readonly km: number;
  readonly basis: 'cities' | 'within_city' | 'typical';
}

const samePlaceKm = 1;
/** The mean way between two points of a disc, in radii of it. */
const meanWayInDisc = 0.905;
const leastTownKm = 3;

/** A usual way across a town of so many people. */
function acrossTownKm(population: number, figures: TravelFigures): number {
  const radiusKm = Math.sqrt(population / figures.peoplePerKm2 / Math.PI);
  return Math.max(leastTownKm, meanWayInDisc * radiusKm * figures.roadFactor);
}

export function typicalDistance(kind: MoveType, figures: TravelFigures): MoveDistance {
  const km = kind === 'local' ? figures.typicalLocalKm : figures.typicalInternationalKm;
  return { km: Math.round(km), basis: 'typical' };
}

export function distanceBetween(from: MovePlace, to: MovePlace, kind: MoveType, figures: TravelFigures): MoveDistance {
  const straightKm = greatCircleKm(from, to);
  if (straightKm < samePlaceKm) {
    return { km: Math.round(acrossTownKm(Math.max(from.population, to.population), figures)), basis: 'within_city' };
  }
  const km = kind === 'local' ? straightKm * figures.roadFactor : straightKm;
  return { km: Math.max(1, Math.round(km)), basis: 'cities' };
}
