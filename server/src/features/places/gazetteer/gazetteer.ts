import { BuiltFile } from '../../../built-files/built-file.js';
import { type Head, mark, type Sections, sectionNames, sectionTypes } from './gazetteer-format.js';

/** All places in columns, and the sorted keys under which they are found. Row 0 is the largest place. */
export interface Gazetteer extends Sections {
  readonly countryCodes: readonly string[];
  readonly countryAliases: readonly (readonly string[])[];
  readonly regionTable: Head['regions'];
  readonly counties: Head['counties'];
  readonly placeCount: number;
  readonly keyCount: number;
}

const decoder = new TextDecoder();

export function readGazetteer(bytes: Uint8Array): Gazetteer {
  const file = new BuiltFile<Head>(bytes, mark);
  const { head } = file;
  const columns = sectionNames.map((name) => [
    name,
    file.next<NodeJS.TypedArray>(sectionTypes[name], head.sections[name]),
  ]);
  const sections = Object.fromEntries(columns) as unknown as Sections;
  return {
    ...sections,
    countryCodes: head.countries.map(([code]) => code),
    countryAliases: head.countries.map(([, aliases]) => aliases),
    regionTable: head.regions,
    counties: head.counties,
    placeCount: head.places,
    keyCount: head.keys,
  };
}

export function placeNameAt(gazetteer: Gazetteer, row: number): string {
  return decoder.decode(gazetteer.names.subarray(gazetteer.nameStarts[row], gazetteer.nameStarts[row + 1]));
}

export const countryIndexAt = (gazetteer: Gazetteer, row: number): number => gazetteer.countries[row] ?? 0;

export const positionAt = (gazetteer: Gazetteer, row: number): { lat: number; lon: number } => ({
  lat: (gazetteer.latE5[row] ?? 0) / 1e5,
  lon: (gazetteer.lonE5[row] ?? 0) / 1e5,
});

/** The row of the place with this id, by halving; null where there is none. */
export function rowOfId(gazetteer: Gazetteer, id: string): number | null {
  if (!/^\d{1,10}$/.test(id)) return null;
  const wanted = Number(id);
  let low = 0;
  let high = gazetteer.placeCount;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((gazetteer.ids[gazetteer.idOrder[middle] ?? 0] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  const row = gazetteer.idOrder[low];
  return row !== undefined && gazetteer.ids[row] === wanted ? row : null;
}
