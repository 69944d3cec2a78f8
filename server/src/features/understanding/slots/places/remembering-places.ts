import type { PlacesService } from '../../../places/places.service.js';

function remembering<Given extends unknown[], Found>(look: (...given: Given) => Found): (...given: Given) => Found {
  const known = new Map<unknown, Found>();
  return (...given) => {
    const key = given.length === 1 ? given[0] : JSON.stringify(given);
    if (!known.has(key)) known.set(key, look(...given));
    return known.get(key) as Found;
  };
}

/** For one sentence: the same words are looked up once, however often they stand in it. */
export function rememberingPlaces(places: PlacesService): PlacesService {
  return {
    ...places,
    find: remembering(places.find),
    findNamed: remembering(places.findNamed),
    isPlaceName: remembering(places.isPlaceName),
    isAreaName: remembering(places.isAreaName),
  };
}
