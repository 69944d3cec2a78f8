import type { PlaceMatch } from '../../../places/places.service.js';
import type { PlaceMention } from './place-mentions.js';
import { isCalled } from './place-names.js';

interface NamedPlace extends PlaceMention {
  readonly match: PlaceMatch | undefined;
}

const mostWordsToQuarter = 2;

/** "Tallinn Mustamäe", "tallinn, kalamaja": a quarter that is named with its city is no place of its own. */
export function withoutQuarters<P extends NamedPlace>(places: readonly P[]): P[] {
  const cityOf = ({ match }: NamedPlace) => (match?.kind === 'found' ? match.place : undefined);
  const isCity = (place: NamedPlace) => isCalled({ ...place, match: undefined }, cityOf(place)?.name ?? '');
  const isQuarterOf = (place: NamedPlace, city: NamedPlace | undefined): boolean =>
    city !== undefined &&
    place.region === undefined &&
    cityOf(place) !== undefined &&
    cityOf(place)?.id === cityOf(city)?.id &&
    !isCity(place) &&
    isCity(city) &&
    Math.max(place.from - city.to, city.from - place.to) < mostWordsToQuarter;
  return places.filter((place, at) => !isQuarterOf(place, places[at - 1]) && !isQuarterOf(place, places[at + 1]));
}
