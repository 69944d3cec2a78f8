import type { Nearness, PlacesService } from '../../../places/places.service.js';

function cached<Given extends unknown[], Found>(look: (...given: Given) => Found): (...given: Given) => Found {
  const known = new Map<unknown, Found>();
  return (...given) => {
    const key = given.length === 1 ? given[0] : JSON.stringify(given);
    if (!known.has(key)) known.set(key, look(...given));
    return known.get(key) as Found;
  };
}

/** For one sentence: looks up the same words only once, and prefers places near the company to their namesakes. */
export function cachedPlaces(places: PlacesService, home: Nearness['home']): PlacesService {
  return {
    ...places,
    find: cached((text, options) => places.find(text, { home, ...options })),
    findNamed: cached((text, options) => places.findNamed(text, { home, ...options })),
    isPlaceName: cached(places.isPlaceName),
    isAreaName: cached(places.isAreaName),
  };
}
