import type { PartialMove } from '@meg/shared/contract/move';
import type { Mention } from '../../../guides/guides.service.js';
import type { PlacesService } from '../../../places/places.service.js';
import type { Sentence } from '../../sentence.js';

/** What is read for names of places, and what is known beside it. */
export interface PlaceReading {
  readonly sentence: Sentence;
  readonly language: string;
  readonly places: PlacesService;
  /** Countries that are named, in order. */
  readonly countries: readonly Mention[];
  /** Whether the word stands in the sentences that the chat has learnt from; undefined while it learns. */
  readonly knowsWord?: ((plain: string) => boolean) | undefined;
  /** What is known of the move. */
  readonly move?: PartialMove | undefined;
  /** Countries that the company serves. */
  readonly preferred?: readonly string[];
  /** Where the company is. */
  readonly home?: { readonly lat: number; readonly lon: number } | undefined;
  /** Where streets are named, which are no towns. */
  readonly streets?: readonly { readonly from: number; readonly to: number }[];
}
