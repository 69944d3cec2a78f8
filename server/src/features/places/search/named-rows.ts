import { keyKind } from '../gazetteer/gazetteer-format.js';
import { exactRange, isEmpty, type KeyRange, prefixRange } from './key-ranges.js';
import type { PlaceIndex } from './place-index.js';
import type { Reading } from './place-query.js';
import { isIn, isNear, type Target } from './qualifiers.js';
import { eachTypoRange } from './typo-ranges.js';

const shortestSlip = 5;
const encoder = new TextEncoder();

export const isWithin = (index: PlaceIndex, row: number, within: readonly (readonly Target[])[]): boolean =>
  within.every((targets) => isIn(index.gazetteer, row, targets));

function rowsIn({ gazetteer }: PlaceIndex, range: KeyRange): number[] {
  const rows: number[] = [];
  for (let key = range.low; key < range.high; key++) {
    if (gazetteer.keyKinds[key] !== keyKind.laterWord) rows.push(gazetteer.keyPlaces[key] ?? 0);
  }
  return rows;
}

/** The places with the name and in the areas of the reading. */
export function rowsNamed(index: PlaceIndex, { city, within }: Reading): number[] {
  const text = encoder.encode(city);
  const prefix = prefixRange(index.gazetteer, text);
  if (isEmpty(prefix)) return [];
  const rows = rowsIn(index, exactRange(index.gazetteer, text, prefix)).filter((row) => isWithin(index, row, within));
  return inCounty(index, rows, within);
}

/** Those in the county that was named. Its circle is rough, so that where none is inside it leaves all. */
function inCounty(index: PlaceIndex, rows: number[], within: Reading['within']): number[] {
  const inside = rows.filter((row) => within.every((targets) => isNear(index.gazetteer, row, targets)));
  return inside.length > 0 ? inside : rows;
}

/** As `rowsNamed`, for names that differ by one typing error. */
export function rowsOneSlipAway(index: PlaceIndex, { city, within }: Reading): number[] {
  if (city.length < shortestSlip) return [];
  const rows = new Set<number>();
  eachTypoRange(index.gazetteer, city, (variant, prefix) => {
    for (const row of rowsIn(index, exactRange(index.gazetteer, variant, prefix))) {
      if (isWithin(index, row, within)) rows.add(row);
    }
  });
  return [...rows];
}

/** The largest places in these areas. Rows are ordered by size. */
export function largestIn(index: PlaceIndex, within: readonly (readonly Target[])[], most: number): number[] {
  const rows: number[] = [];
  for (let row = 0; row < index.gazetteer.placeCount && rows.length < most; row++) {
    if (isWithin(index, row, within)) rows.push(row);
  }
  return rows;
}
