export interface Route {
  readonly originCity: string;
  readonly destinationCity: string;
}

const partsOf = (place: string): string[] => place.split(', ');

/** "Boston, United States": the town and its country, without what lies between. */
function townAndCountry(place: string): string {
  const parts = partsOf(place);
  return parts.length < 3 ? place : `${parts[0]}, ${parts.at(-1)}`;
}

/**
 * Both ends in few words, for lists and subjects: towns alone within a country ("Boston" and "Providence"), otherwise
 * with their countries. Two towns of one name keep all that tells them apart.
 */
export function shortRoute({ originCity, destinationCity }: Route): Route {
  const [from, to] = [partsOf(originCity), partsOf(destinationCity)];
  const isWithin = from.length > 1 && to.length > 1 && from.at(-1) === to.at(-1);
  if (!isWithin) return { originCity: townAndCountry(originCity), destinationCity: townAndCountry(destinationCity) };
  if (from[0] === to[0]) return { originCity, destinationCity };
  return { originCity: from[0] ?? '', destinationCity: to[0] ?? '' };
}
