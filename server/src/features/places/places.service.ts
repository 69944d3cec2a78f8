import type { Place } from '@meg/shared/contract/places';
import { findPair, type MoveEnds, type PairMatch } from './search/find-pair.js';
import {
  type FindOptions,
  findNamed,
  findPlace,
  isAreaName,
  isPlaceName,
  type PlaceMatch,
} from './search/find-place.js';
import { openPlaceIndex } from './search/place-index.js';
import { type SearchOptions, searchPlaces } from './search/search-places.js';

export type { PlaceMatch } from './search/find-place.js';

export interface PlacesService {
  /** For `GET /api/places`: what the typed text may become. */
  suggest(text: string, options: SearchOptions): Place[];
  find(text: string, options?: FindOptions): PlaceMatch;
  /** The same without forgiving a wrong letter. */
  findNamed(text: string, options?: FindOptions): PlaceMatch;
  isPlaceName(text: string): boolean;
  isAreaName(text: string): boolean;
  /** For a quote: both ends of a move, read together. */
  findEnds(ends: MoveEnds, options?: FindOptions): PairMatch;
}

const pairsKept = 2_000;

/** The file is that of the build, `server/dist/gazetteer.bin`. It is read once, at the start. */
export function createPlacesService(file: Uint8Array): PlacesService {
  const index = openPlaceIndex(file);
  const pairs = new Map<string, PairMatch>();

  /** Each question that narrows a quote asks for the same two cities again. */
  const findEnds = (ends: MoveEnds, options: FindOptions = {}): PairMatch => {
    const key = JSON.stringify([ends, options]);
    const known = pairs.get(key);
    if (known) return known;
    if (pairs.size >= pairsKept) pairs.clear();
    const found = findPair(index, ends, options);
    pairs.set(key, found);
    return found;
  };

  return {
    suggest: (text, options) => searchPlaces(index, text, options),
    find: (text, options) => findPlace(index, text, options),
    findNamed: (text, options) => findNamed(index, text, options),
    isPlaceName: (text) => isPlaceName(index, text),
    isAreaName: (text) => isAreaName(index, text),
    findEnds,
  };
}
