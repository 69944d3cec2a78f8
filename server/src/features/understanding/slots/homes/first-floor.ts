import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import type { Nearness } from '../../../places/places.service.js';
import type { End } from './access.js';

interface Told {
  /** Of the sentence. */
  readonly language: string;
  readonly readerTag: string;
  readonly ends: Pick<Slots, 'origin' | 'destination'>;
  readonly move?: PartialMove | undefined;
  readonly home?: Nearness['home'];
}

/** Where the floor at the street is called the first in English. */
const countries = new Set(['US', 'CA', 'EE', 'CN', 'JP', 'KR', 'TW', 'SG']);

/**
 * Whether the floor at the street is the first one: in Estonian always, in English by the country of the home; where that
 * is not told, by the company's and else by the reader's.
 */
export function isGroundFirst(end: End, { language, readerTag, ends, move, home }: Told): boolean {
  if (language === 'et') return true;
  if (language !== 'en') return false;
  const country = ends[end]?.countryCode ?? move?.[`${end}Country`] ?? home?.countryCode;
  return country ? countries.has(country) : /^en-(?:us|ca)$/i.test(readerTag);
}
