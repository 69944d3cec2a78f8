import { greatCircleKm } from '@meg/shared/domain/quotes/great-circle';
import { foldText } from '../../../text/fold-text.js';
import { noRow } from './gazetteer-format.js';
import type { SelectedPlace } from './gazetteer-selection.js';
import type { RegionRow } from './gazetteer-sources.js';

/** For each place, whether another has the same key. */
function haveNamesakes(places: readonly SelectedPlace[], keyOf: (place: SelectedPlace) => string): boolean[] {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(keyOf(place), (counts.get(keyOf(place)) ?? 0) + 1);
  return places.map((place) => (counts.get(keyOf(place)) ?? 0) > 1);
}

const landmarkPeople = 20_000;
const landmarkKm = 150;

interface Landmark {
  readonly row: number;
  readonly place: SelectedPlace;
}

/** By country, largest first: the places that a reader may know. */
function knownPlaces(places: readonly SelectedPlace[]): Map<string, Landmark[]> {
  const known = new Map<string, Landmark[]>();
  for (const [row, place] of places.entries()) {
    if (place.population < landmarkPeople) break;
    const others = known.get(place.country);
    if (others) others.push({ row, place });
    else known.set(place.country, [{ row, place }]);
  }
  return known;
}

const cityPeople = 1_000_000;
const cityKm = 20;

/** The large city that a quarter or a suburb belongs to: Sutton is known as the one of London, not of Westminster. */
const cityAround = (place: SelectedPlace, known: readonly Landmark[]): number | undefined =>
  known.find(
    ({ place: other }) =>
      other.population >= cityPeople && other.name !== place.name && greatCircleKm(place, other) <= cityKm,
  )?.row;

/** The large city around, else the nearest larger place of another name. */
function landmarkOf(place: SelectedPlace, known: readonly Landmark[]): number {
  const city = cityAround(place, known);
  if (city !== undefined) return city;
  let nearest = noRow;
  let nearestKm = landmarkKm;
  for (const { row, place: other } of known) {
    if (other.population < place.population) break;
    if (other.name === place.name) continue;
    const km = greatCircleKm(place, other);
    if (km < nearestKm) [nearest, nearestKm] = [row, km];
  }
  return nearest;
}

/** For places with namesakes in country and region: a larger place nearby. */
export function landmarks(places: readonly SelectedPlace[], regions: readonly RegionRow[]): Uint16Array {
  const named = new Set(regions.map((row) => `${row.country} ${row.code}`));
  const regionOf = (place: SelectedPlace): string =>
    named.has(`${place.country} ${place.region}`) ? place.region : 'unnamed';
  const alike = haveNamesakes(places, (place) => `${place.country} ${regionOf(place)} ${foldText(place.name)}`);
  const known = knownPlaces(places);
  return Uint16Array.from(places, (place, row) =>
    alike[row] ? landmarkOf(place, known.get(place.country) ?? []) : noRow,
  );
}

/** Places that share their name with another of their country. */
export function nameSharers(places: readonly SelectedPlace[]): Uint8Array {
  return Uint8Array.from(
    haveNamesakes(places, (place) => `${place.country} ${foldText(place.name)}`),
    Number,
  );
}
