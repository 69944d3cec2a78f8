import type { Place } from '@meg/shared/contract/places';
import { greatCircleKm } from '@meg/shared/domain/quotes/great-circle';
import { positionAt } from '../gazetteer/gazetteer.js';
import type { PlaceIndex } from './place-index.js';
import { placeAt } from './place-labels.js';

const leastCity = 100_000;
/** A place nearly as large is a city beside the other, and no district of it. */
const clearlyLarger = 3;
const kmPerDegree = 111;

/** How far a city reaches from its middle: about 8 km for half a million people, and 20 for nine million. */
const reachKm = (population: number): number => 5 + Math.sqrt(population) / 200;

/** The city that a place lies in, such as Leeds for Headingley. Undefined for a town of its own. */
export function cityAround({ gazetteer, ...rest }: PlaceIndex, place: Place): Place | undefined {
  const { populations } = gazetteer;
  const least = Math.max(leastCity, clearlyLarger * place.population);
  // Rows come with the largest places first.
  for (let row = 0; (populations[row] ?? 0) >= least; row++) {
    const reach = reachKm(populations[row] ?? 0);
    const at = positionAt(gazetteer, row);
    if (Math.abs(at.lat - place.lat) * kmPerDegree > reach || greatCircleKm(at, place) > reach) continue;
    const city = placeAt({ gazetteer, ...rest }, row);
    if (city.countryCode === place.countryCode) return city;
  }
  return undefined;
}
