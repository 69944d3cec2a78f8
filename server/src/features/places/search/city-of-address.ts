import type { Place } from '@meg/shared/contract/places';
import { partsOfAddress } from '@meg/shared/domain/companies/place/country-of-address';
import { findNamed } from './find-place.js';
import type { PlaceIndex } from './place-index.js';

/** "MA" is a state of the USA and also Morocco: only with what stands before it. */
const shortestName = 3;

/** Postcodes and house numbers say nothing to the gazetteer. */
const withoutNumbers = (part: string): string =>
  part
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ');

/** From the end of the address: the city with what follows it, then each part by itself. The street is none of them. */
function readingsOf(address: string): string[] {
  const parts = partsOfAddress(address)
    .map(withoutNumbers)
    .filter((part) => part !== '');
  const pairs = parts.slice(1).map((part, before) => `${parts[before]}, ${part}`);
  return [...pairs.reverse(), ...parts.filter((part) => part.length >= shortestName).reverse()];
}

/** The city that a postal address names, if one is clearly meant. */
export function cityOfAddress(index: PlaceIndex, address: string, preferred: readonly string[]): Place | undefined {
  for (const text of readingsOf(address)) {
    const match = findNamed(index, text, { preferred });
    if (match.kind === 'found') return match.place;
  }
  return undefined;
}
