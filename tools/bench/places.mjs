/**
 * How fast places are found and what they weigh, on the built server: node --expose-gc tools/bench/places.mjs
 * The queries are what people type: names letter by letter, slips, other languages, addresses, and rubbish.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { findPlace } from '../../server/dist/features/places/search/find-place.js';
import { openPlaceIndex } from '../../server/dist/features/places/search/place-index.js';
import { placeAt } from '../../server/dist/features/places/search/place-labels.js';
import { searchPlaces } from '../../server/dist/features/places/search/search-places.js';
import { createRandom } from '../random.mjs';
import { measureCalls, memoryMb } from './timings.mjs';

const budget = { p99Ms: 5, memoryMb: 25, loadMs: 150 };
const rounds = 3;

const before = memoryMb();
const startMs = performance.now();
const index = openPlaceIndex(readFileSync(new URL('../../server/dist/gazetteer.bin', import.meta.url)));
const loadMs = performance.now() - startMs;

const random = createRandom(7);
const pick = (list) => list[Math.floor(random() * list.length)];
const letters = 'abcdefghijklmnopqrstuvwxyz';

function slip(text) {
  const at = Math.floor(random() * text.length);
  const kinds = [
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + pick([...letters]) + text.slice(at),
    text.slice(0, at) + pick([...letters]) + text.slice(at + 1),
    text.slice(0, at) + (text[at + 1] ?? '') + text[at] + text.slice(at + 2),
  ];
  return pick(kinds);
}

const labels = Array.from({ length: 400 }, () => placeAt(index, Math.floor(random() ** 3 * 50_000)).label);
const names = labels.map((label) => label.split(',')[0]);
const typed = names.slice(0, 120).flatMap((name) => [...name].map((_, at) => name.slice(0, at + 1)));
const words = () => Array.from({ length: 1 + Math.floor(random() * 9) }, () => pick(names).slice(0, 6)).join(' ');
const queries = [
  ...letters,
  ...[...letters].flatMap((first) => [...letters].map((second) => first + second)),
  ...typed,
  ...labels,
  ...names.map(slip),
  ...labels.map((label) => slip(label.replace(',', ''))),
  ...labels.map((label) => `${Math.floor(random() * 200)} High Street, ${label}`),
  ...['leeds u', 'springfield il', 'kuala lumpur mal', 'NYC', 'KL', 'united kingdom', 'usa', 'a b c d e f g h'],
  ...Array.from({ length: 200 }, words),
  ...Array.from({ length: 200 }, () => Array.from({ length: 60 }, () => pick([...`${letters} ,-`])).join('')),
  ...['東京', 'Москва', 'القاهرة', '🙂🙂🙂', '%00', "'; drop table", 'x'.repeat(5000), ' , , , ', 'san '.repeat(30)],
];

const firstMs = performance.now();
searchPlaces(index, 'london', { limit: 8 });
const coldMs = performance.now() - firstMs;
const search = await measureCalls(rounds, queries, (query) =>
  searchPlaces(index, query, { limit: 8, preferred: ['GB', 'IE', 'MY', 'CA', 'EE'] }),
);
const find = await measureCalls(rounds, queries, (query) => findPlace(index, query));
const usedMb = memoryMb() - before;

const ms = (value) => `${value.toFixed(3)} ms`;
const line = ({ clock, processor }) =>
  `p50 ${ms(clock.p50)}, p99 ${ms(clock.p99)} (${ms(processor.p99)} of processor time), longest ${ms(clock.most)}`;
console.log(`load average   ${loadavg()[0]?.toFixed(1)}`);
console.log(`places         ${index.gazetteer.placeCount}, keys ${index.gazetteer.keyCount}`);
console.log(`load           ${ms(loadMs)} (budget ${budget.loadMs} ms)`);
console.log(
  `memory         ${usedMb.toFixed(1)} MB heap and buffers after ${queries.length * rounds * 2} queries (budget ${budget.memoryMb} MB)`,
);
console.log(`first search   ${ms(coldMs)}`);
console.log(`search         ${line(search)} (budget p99 ${budget.p99Ms} ms)`);
console.log(`find           ${line(find)}`);
if (search.clock.p99 > budget.p99Ms || usedMb > budget.memoryMb || loadMs > budget.loadMs) {
  console.log('OVER BUDGET');
  process.exitCode = 1;
}
