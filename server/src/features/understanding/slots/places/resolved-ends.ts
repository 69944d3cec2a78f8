import type { Place } from '@meg/shared/contract/places';
import { greatCircleKm } from '@meg/shared/domain/quotes/great-circle';
import type { PlaceMatch } from '../../../places/places.service.js';
import type { MoveEnd, MoveEnds } from './move-ends.js';

const lessSure = 0.85;
/** How many times larger than its namesakes in the country a place must be. */
const clearLead = 10;

function bySize(candidates: readonly Place[]): Place[] {
  return [...candidates].sort((one, next) => next.population - one.population);
}

function countryOf(match: PlaceMatch | undefined): string | undefined {
  if (match?.kind === 'found') return match.place.countryCode;
  return match?.kind === 'ambiguous' ? bySize(match.candidates)[0]?.countryCode : undefined;
}

/** The largest place of the name, if it is in the country of the other end. */
function largestIn(country: string, candidates: readonly Place[]): Place | undefined {
  const [largest, ...others] = bySize(candidates);
  const isRivalled = others.some(
    (one) => one.countryCode === country && one.population * clearLead > (largest?.population ?? 0),
  );
  return largest?.countryCode === country && !isRivalled ? largest : undefined;
}

/** A namesake is the one in this country, if it is the largest of all. */
export function resolvedEnd(end: MoveEnd | undefined, country: string | undefined): MoveEnd | undefined {
  const match = end?.place.match;
  if (!end || match?.kind !== 'ambiguous' || country === undefined || end.place.kind !== 'city') return end;
  const place = largestIn(country, match.candidates);
  return place
    ? { confidence: end.confidence * lessSure, place: { ...end.place, match: { kind: 'found', place } } }
    : end;
}

/** How many times nearer than a namesake the place must be, and by how much. */
const clearlyNearer = { times: 3, km: 3_000 };
/** "Hull to Whitby": a namesake so near, in the country of the other end, whatever the size of those far away. */
const nextDoorKm = 150;
const leastShareOfLargest = 0.2;
const leastShareOfRival = 0.5;

/** The large namesake that is much nearer to the other end than the others: "Derby to Valencia" goes to Spain. */
function nearestTo(other: Place, candidates: readonly Place[]): Place | undefined {
  const largest = bySize(candidates)[0]?.population ?? 0;
  const near = candidates.filter(
    (place) => place.countryCode === other.countryCode && greatCircleKm(other, place) <= nextDoorKm,
  );
  const [only] = near;
  // "St Ives to London": the one in Cornwall may be meant as well as the one next door.
  const isRivalled = candidates.some(
    (place) =>
      place !== only &&
      place.countryCode === other.countryCode &&
      place.population >= (only?.population ?? 0) * leastShareOfRival,
  );
  if (only && near.length === 1) return isRivalled ? undefined : only;
  const large = candidates.filter(({ population }) => population >= largest * leastShareOfLargest);
  const byDistance = large
    .map((place) => ({ place, km: greatCircleKm(other, place) }))
    .sort((one, next) => one.km - next.km);
  const [nearest, next] = byDistance;
  if (!nearest || !next) return undefined;
  const isNearer = next.km > nearest.km * clearlyNearer.times && next.km - nearest.km > clearlyNearer.km;
  return isNearer ? nearest.place : undefined;
}

/** A namesake is the one near the other end, where the others are far from it. */
function nearEnd(end: MoveEnd | undefined, other: PlaceMatch | undefined): MoveEnd | undefined {
  const match = end?.place.match;
  if (!end || match?.kind !== 'ambiguous' || other?.kind !== 'found' || end.place.kind !== 'city') return end;
  const place = nearestTo(other.place, match.candidates);
  return place
    ? { confidence: end.confidence * lessSure, place: { ...end.place, match: { kind: 'found', place } } }
    : end;
}

/** The countries of the two ends, where they are known before the sentence. */
export interface KnownCountries {
  readonly origin?: string | undefined;
  readonly destination?: string | undefined;
  /** The cities of the ends, where they are known before the sentence. */
  readonly cities?: { readonly origin?: PlaceMatch | undefined; readonly destination?: PlaceMatch | undefined };
}

/** Chooses among namesakes by the other end: "Boston to Chicago" means the Boston in the same country. */
export function resolvedEnds({ origin, destination }: MoveEnds, known: KnownCountries = {}): MoveEnds {
  const inCountry = {
    origin: resolvedEnd(origin, countryOf(destination?.place.match) ?? known.destination),
    destination: resolvedEnd(destination, countryOf(origin?.place.match) ?? known.origin),
  };
  return {
    origin: nearEnd(inCountry.origin, destination?.place.match ?? known.cities?.destination),
    destination: nearEnd(inCountry.destination, origin?.place.match ?? known.cities?.origin),
  };
}
