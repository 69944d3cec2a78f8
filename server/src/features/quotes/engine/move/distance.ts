import type { Place } from '@meg/shared/contract/places';
import { greatCircleKm } from '@meg/shared/domain/quotes/great-circle';
import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import type { TravelFigures } from '@meg/shared/domain/quotes/rates';

type PlaceField = 'name' | 'label' | 'countryCode' | 'regionCode' | 'lat' | 'lon' | 'population';
/** What a quote needs of a place. */
export type MovePlace = Readonly<Pick<Place, PlaceField>>;

export interface MoveDistance {
  readonly km: number;
  readonly basis: 'cities' | 'within_city' | 'typical';
}

const samePlaceKm = 1;
/** The mean distance between two points of a disc, in radii. */
const meanWayInDisc = 0.905;
const leastTownKm = 3;

/** The usual distance of a move within a town of so many people. */
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
