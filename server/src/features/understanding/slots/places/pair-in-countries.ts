import type { PlaceContext, PlaceMention } from './place-mentions.js';
import { leadsTo } from './route-pairs.js';

/** How many words may stand between the pair of towns and that of their countries: "lol (I mean". */
const mostBetween = 4;

function within({ places, preferred }: PlaceContext, town: PlaceMention, country: PlaceMention): PlaceMention {
  const query = `${town.query.split(', ')[0]}, ${country.query}`;
  return places.findNamed(query, { preferred }).kind === 'unknown' ? town : { ...town, query };
}

/** "Perth to Perth (Scotland to Australia)": each town of a route lies in the country of the pair that follows. */
export function withCountriesOfPair(context: PlaceContext, all: readonly PlaceMention[]): readonly PlaceMention[] {
  const route = { words: context.sentence.words, markers: context.markers };
  for (let at = 0; at + 3 < all.length; at++) {
    const [one, next, from, to] = all.slice(at, at + 4) as [PlaceMention, PlaceMention, PlaceMention, PlaceMention];
    const areTowns = one.kind === 'city' && next.kind === 'city';
    const areLands = from.kind !== 'city' && to.kind !== 'city' && from.from - next.to <= mostBetween;
    if (areTowns && areLands && leadsTo(route, one, next) && leadsTo(route, from, to))
      return [...all.slice(0, at), within(context, one, from), within(context, next, to), ...all.slice(at + 4)];
  }
  return all;
}
