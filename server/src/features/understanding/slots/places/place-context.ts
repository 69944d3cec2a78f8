import type { MarkerAt } from './place-markers.js';
import type { PlaceReading } from './place-mentions.js';

/** A sentence in which places are searched, with its markers. */
export interface PlaceContext extends PlaceReading {
  readonly markers: ReadonlyMap<number, MarkerAt>;
  /** Countries that the company serves. */
  readonly preferred: readonly string[];
}
