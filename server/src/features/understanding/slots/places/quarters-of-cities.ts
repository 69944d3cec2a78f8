import type { MeantPlace } from './meant-places.js';
import { isCalled } from './place-names.js';

const mostWordsToQuarter = 2;

/** "Tallinn Mustamäe", "tallinn, kalamaja": a quarter that is named with its city is no place of its own. */
export function withoutQuarters(places: readonly MeantPlace[]): MeantPlace[] {
  const cityOf = ({ match }: MeantPlace) => (match?.kind === 'found' ? match.place : undefined);
  const isCity = (place: MeantPlace) => isCalled({ ...place, match: undefined }, cityOf(place)?.name ?? '');
  const isQuarterOf = (place: MeantPlace, city: MeantPlace | undefined): boolean =>
    city !== undefined &&
    place.region === undefined &&
    cityOf(place) !== undefined &&
    cityOf(place)?.id === cityOf(city)?.id &&
    !isCity(place) &&
    isCity(city) &&
    Math.max(place.from - city.to, city.from - place.to) < mostWordsToQuarter;
  return places.filter((place, at) => !isQuarterOf(place, places[at - 1]) && !isQuarterOf(place, places[at + 1]));
}
