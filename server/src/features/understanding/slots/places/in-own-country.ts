import type { Place } from '@meg/shared/contract/places';
import type { Nearness, PlacesService } from '../../../places/places.service.js';
import type { MoveEnd, MoveEnds } from './move-ends.js';

interface OwnCountry {
  readonly places: PlacesService;
  readonly home?: Nearness['home'];
}

/** Smaller than that, it is no rival of a large namesake: Melbourne in Derbyshire. */
const town = 15_000;

const english = new Intl.DisplayNames('en', { type: 'region' });

/** The place of that name in the company's own country, where the name may mean it. */
function ownNamesake({ places, home }: OwnCountry, end: MoveEnd): Place | undefined {
  const { kind, query, match, isPostcode } = end.place;
  const code = home?.countryCode;
  if (!code || kind !== 'city' || isPostcode || query.includes(',') || !match || match.kind === 'unknown')
    return undefined;
  const own = places.findNamed(`${query}, ${english.of(code)}`, { preferred: [code] });
  if (own.kind !== 'found' || own.place.countryCode !== code) return undefined;
  return match.kind === 'ambiguous' || own.place.population >= town ? own.place : undefined;
}

const isSurelyThere = ({ place: { match } }: MoveEnd, code: string | undefined): boolean =>
  match?.kind === 'found' && match.place.countryCode === code;

const at = (end: MoveEnd, place: Place): MoveEnd => ({
  ...end,
  place: { ...end.place, match: { kind: 'found', place } },
});

/**
 * "From Whitby to Halifax", asked of a company in Leeds: two names that both have a town in its country are these two, although
 * larger ones abroad have them as well. An end that is sure leaves the other to what is near it.
 */
export function endsInOwnCountry(ends: MoveEnds, request: OwnCountry): MoveEnds {
  const { origin, destination } = ends;
  const code = request.home?.countryCode;
  if (!origin || !destination || [origin, destination].some((end) => isSurelyThere(end, code))) return ends;
  if (![origin, destination].some(({ place }) => place.match?.kind === 'ambiguous')) return ends;
  const [from, to] = [ownNamesake(request, origin), ownNamesake(request, destination)];
  return from && to && from.id !== to.id ? { origin: at(origin, from), destination: at(destination, to) } : ends;
}
