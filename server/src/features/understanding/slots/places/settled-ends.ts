import type { Place } from '@meg/shared/contract/places';
import type { PlaceMatch } from '../../../places/places.service.js';
import type { MoveEnd, MoveEnds } from './move-ends.js';

const lessSure = 0.85;
/** So many times larger than a namesake in the same country. */
const clearLead = 10;

function bySize(candidates: readonly Place[]): Place[] {
  return [...candidates].sort((one, next) => next.population - one.population);
}

function countryOf(match: PlaceMatch | undefined): string | undefined {
  if (match?.kind === 'found') return match.place.countryCode;
  return match?.kind === 'ambiguous' ? bySize(match.candidates)[0]?.countryCode : undefined;
}

/** The largest of its name, where it lies in the country of the other end: any other way one has to ask. */
function largestIn(country: string, candidates: readonly Place[]): Place | undefined {
  const [largest, ...others] = bySize(candidates);
  const isRivalled = others.some(
    (one) => one.countryCode === country && one.population * clearLead > (largest?.population ?? 0),
  );
  return largest?.countryCode === country && !isRivalled ? largest : undefined;
}

function settled(end: MoveEnd | undefined, other: MoveEnd | undefined): MoveEnd | undefined {
  const match = end?.place.match;
  const country = countryOf(other?.place.match);
  if (!end || match?.kind !== 'ambiguous' || country === undefined || end.place.kind !== 'city') return end;
  const place = largestIn(country, match.candidates);
  return place
    ? { confidence: end.confidence * lessSure, place: { ...end.place, match: { kind: 'found', place } } }
    : end;
}

/** "Boston to Chicago": the Boston that is meant lies in the same country, and is larger than that of Lincolnshire. */
export function settledEnds({ origin, destination }: MoveEnds): MoveEnds {
  const [from, to] = [settled(origin, destination), settled(destination, origin)];
  return { ...(from && { origin: from }), ...(to && { destination: to }) };
}
