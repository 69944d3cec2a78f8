import type { MarkerAt } from './place-markers.js';
import type { PlaceReading } from './place-mentions.js';

/** A sentence in which places are looked for, with what the words before names say. */
export interface PlaceContext extends PlaceReading {
  readonly markers: ReadonlyMap<number, MarkerAt>;
  /** Countries where the company works. */
  readonly preferred: readonly string[];
}
