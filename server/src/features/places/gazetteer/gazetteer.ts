import { type Head, headStart, mark, type SectionName, type Sections, sectionTypes } from './gazetteer-format.js';

/** All places in columns, and the sorted keys under which they are found. A place is its row: 0 is the largest. */
export interface Gazetteer extends Sections {
  readonly countryCodes: readonly string[];
  readonly countryAliases: readonly (readonly string[])[];
  readonly regionTable: Head['regions'];
  readonly placeCount: number;
  readonly keyCount: number;
}

const decoder = new TextDecoder();

function readHead(bytes: Uint8Array): { head: Head; start: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < headStart || view.getUint32(0, true) !== mark) {
    throw new Error('The file of places is none: build it again with "npm run build".');
  }
  const length = view.getUint32(4, true);
  const head = JSON.parse(decoder.decode(bytes.subarray(headStart, headStart + length))) as Head;
  return { head, start: (headStart + length + 3) & ~3 };
}

/** Typed arrays need their own alignment, which a pooled buffer of Node does not promise. */
function aligned(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
}

export function readGazetteer(file: Uint8Array): Gazetteer {
  const bytes = aligned(file);
  const { head, start } = readHead(bytes);
  const sections = Object.fromEntries(
    (Object.keys(sectionTypes) as SectionName[]).map((name) => {
      const [offset, length] = head.sections[name];
      return [name, new sectionTypes[name](bytes.buffer as ArrayBuffer, bytes.byteOffset + start + offset, length)];
    }),
  ) as unknown as Sections;
  return {
    ...sections,
    countryCodes: head.countries.map(([code]) => code),
    countryAliases: head.countries.map(([, aliases]) => aliases),
    regionTable: head.regions,
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
