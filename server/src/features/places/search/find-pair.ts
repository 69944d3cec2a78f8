import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import { rowOfId } from '../gazetteer/gazetteer.js';
import { decideAmong, type FindOptions, findPlace, type PlaceMatch } from './find-place.js';
import type { PlaceIndex } from './place-index.js';
import { placeAt } from './place-labels.js';

export interface MoveEnd {
  readonly text: string;
  /** Of the suggestion that the visitor picked, if any. */
  readonly id?: string | undefined;
}

export interface MoveEnds {
  readonly origin: MoveEnd;
  readonly destination: MoveEnd;
  /** What the visitor called the move, which decides among namesakes; null where it is not known. */
  readonly moveType: MoveType | null;
}

export interface PairMatch {
  readonly origin: PlaceMatch;
  readonly destination: PlaceMatch;
}

function findEnd(index: PlaceIndex, end: MoveEnd, options: FindOptions): PlaceMatch {
  const row = end.id === undefined ? null : rowOfId(index.gazetteer, end.id);
  return row === null
    ? findPlace(index, end.text, options)
    : { kind: 'found', place: placeAt(index, row, options.language) };
}

/**
 * Finds both ends of a move. An end with namesakes is decided by the other end and by what the visitor called the move.
 * Without namesakes that does not matter: Leeds to Manchester stays in England even if it is called international.
 */
export function findPair(index: PlaceIndex, ends: MoveEnds, options: FindOptions = {}): PairMatch {
  const origin = findEnd(index, ends.origin, options);
  const destination = findEnd(index, ends.destination, options);
  if (ends.moveType === null) return { origin, destination };
  const isLocal = ends.moveType === 'local';
  // Halifax from Leeds is the one in Yorkshire for a local move, the one in Nova Scotia for an international one.
  const decideByOther = (match: PlaceMatch, other: PlaceMatch): PlaceMatch => {
    if (match.kind !== 'ambiguous' || other.kind !== 'found') return match;
    const fitting = match.candidates.filter(({ countryCode }) => (countryCode === other.place.countryCode) === isLocal);
    return fitting.length === 0 ? match : decideAmong(index, fitting, options);
  };
  return { origin: decideByOther(origin, destination), destination: decideByOther(destination, origin) };
}
