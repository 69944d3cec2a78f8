import type { Place } from '@meg/shared/contract/places';
import { findPair, type MoveEnds, type PairMatch } from './find-pair.js';
import { type FindOptions, findPlace, type PlaceMatch } from './find-place.js';
import { openPlaceIndex } from './place-index.js';
import { type SearchOptions, searchPlaces } from './search-places.js';

export interface PlacesService {
  /** For `GET /api/places`: what the typed text may become. */
  suggest(text: string, options: SearchOptions): Place[];
  find(text: string, options?: FindOptions): PlaceMatch;
  /** For a quote: both ends of a move, read together. */
  findEnds(ends: MoveEnds, options?: FindOptions): PairMatch;
}

/** The file is that of the build, `server/dist/gazetteer.bin`. It is read once, at the start. */
export function createPlacesService(file: Uint8Array): PlacesService {
  const index = openPlaceIndex(file);
  return {
    suggest: (text, options) => searchPlaces(index, text, options),
    find: (text, options) => findPlace(index, text, options),
    findEnds: (ends, options) => findPair(index, ends, options),
  };
}
