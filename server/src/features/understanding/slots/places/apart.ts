import type { PlaceMatch } from '../../../places/places.service.js';
import type { MoveEnds } from './move-ends.js';

const countriesOf = (match: PlaceMatch | undefined): ReadonlySet<string> =>
  match?.kind === 'found'
    ? new Set([match.place.countryCode])
    : new Set(match?.kind === 'ambiguous' ? match.candidates.map(({ countryCode }) => countryCode) : []);

/** Whether the two ends are in different countries, whichever of their namesakes are meant: "Valencia to Leeds". */
export function areSurelyApart({ origin, destination }: MoveEnds): boolean {
  const [from, to] = [countriesOf(origin?.place.match), countriesOf(destination?.place.match)];
  return from.size > 0 && to.size > 0 && [...from].every((code) => !to.has(code));
}
