import type { PlaceContext, PlaceMention } from './place-mentions.js';

function isIn({ places, preferred }: PlaceContext, city: PlaceMention, country: PlaceMention): boolean {
  return (
    city.kind === 'city' && places.findNamed(`${city.query}, ${country.country}`, { preferred }).kind !== 'unknown'
  );
}

/** "To Japan, Osaka" and "Hispaaniasse, Alicante" name one place: the city after its country, with the country's marker. */
export function citiesOfCountries(context: PlaceContext, mentions: readonly PlaceMention[]): PlaceMention[] {
  return mentions.flatMap((mention, at): PlaceMention[] => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    const leads = (one: PlaceMention, other: PlaceMention | undefined): other is PlaceMention =>
      one.kind === 'country' && other !== undefined && one.to === other.from && isIn(context, other, one);
    if (leads(mention, next)) {
      const { from, country, ending } = mention;
      return [{ ...next, from, query: `${next.query}, ${country}`, ending: next.ending ?? ending }];
    }
    return before && leads(before, mention) ? [] : [mention];
  });
}
