import { writeBuiltFile } from '../../../built-files/built-file.js';
import { type Head, mark, noRow, type Sections, sectionNames } from './gazetteer-format.js';
import type { SelectedPlace } from './gazetteer-selection.js';
import type { CountryNamesRow, CountyRow, RegionRow } from './gazetteer-sources.js';
import { landmarks, nameSharers } from './landmarks.js';
import { type PlaceKey, placeKeys } from './place-keys.js';

export interface GazetteerParts {
  places: readonly SelectedPlace[];
  regions: readonly RegionRow[];
  countryNames: readonly CountryNamesRow[];
  counties?: readonly CountyRow[];
}

interface Entry extends PlaceKey {
  place: number;
  bytes: Buffer;
}

/** Numbers countries and regions in the order of their codes. Region 0 is "unknown". */
function numberRegions({ places, regions }: GazetteerParts, countryIndex: Map<string, number>): Head['regions'] {
  const rows = new Map(regions.map((row) => [`${row.country} ${row.code}`, row]));
  const inUse = new Set(places.map((place) => `${place.country} ${place.region}`));
  const used = [...inUse].sort();
  const unused = [...rows.keys()].filter((key) => !inUse.has(key));
  if (unused.length > 0) throw new Error(`Regions without any place in the data: ${unused.join(', ')}`);
  return [
    [0, '', '', [], []],
    ...used.map((key): Head['regions'][number] => {
      const [country = '', code = ''] = key.split(' ');
      const row = rows.get(key);
      return [countryIndex.get(country) ?? 0, code, row?.name ?? '', row?.aliases ?? [], row?.parts ?? []];
    }),
  ];
}

const countiesOf = ({ counties = [] }: GazetteerParts, countryIndex: ReadonlyMap<string, number>): Head['counties'] =>
  counties.flatMap(({ country, names, lat, lon, reachKm }) =>
    names.map((name): Head['counties'][number] => [countryIndex.get(country) ?? 0, name, lat, lon, reachKm]),
  );

function sortedEntries(places: readonly SelectedPlace[]): Entry[] {
  const entries = places.flatMap((place, index) =>
    placeKeys(place).map((key) => ({ ...key, place: index, bytes: Buffer.from(key.text) })),
  );
  return entries.sort((a, b) => Buffer.compare(a.bytes, b.bytes) || a.kind - b.kind || a.place - b.place);
}

/** Stores each text once, with a zero byte at its end; a key that is the end of a longer text points into that. */
function packTexts(entries: readonly Entry[]): { texts: Uint8Array; keyTexts: Uint32Array } {
  const starts = new Map<string, number>();
  const chunks: Buffer[] = [];
  let length = 0;
  const store = (text: string): void => {
    const bytes = Buffer.from(`${text}\0`);
    for (let at = 0; at !== -1; at = text.indexOf(' ', at) + 1 || -1) {
      const rest = text.slice(at);
      if (!starts.has(rest)) starts.set(rest, length + Buffer.byteLength(text.slice(0, at)));
    }
    chunks.push(bytes);
    length += bytes.length;
  };
  for (const { text } of [...entries].sort((a, b) => b.text.length - a.text.length)) if (!starts.has(text)) store(text);
  return { texts: Buffer.concat(chunks), keyTexts: Uint32Array.from(entries, ({ text }) => starts.get(text) ?? 0) };
}

function packNames(places: readonly SelectedPlace[]): { names: Uint8Array; nameStarts: Uint32Array } {
  const chunks = places.map((place) => Buffer.from(place.name));
  const nameStarts = new Uint32Array(places.length + 1);
  chunks.forEach((chunk, index) => {
    nameStarts[index + 1] = (nameStarts[index] ?? 0) + chunk.length;
  });
  return { names: Buffer.concat(chunks), nameStarts };
}

function columns(parts: GazetteerParts, countryIndex: Map<string, number>, regions: Head['regions']): Sections {
  const { places } = parts;
  const countryCodes = [...countryIndex.keys()];
  const regionIndex = new Map(regions.map(([country, code], index) => [`${countryCodes[country]} ${code}`, index]));
  const entries = sortedEntries(places);
  const { texts, keyTexts } = packTexts(entries);
  return {
    ids: Uint32Array.from(places, (place) => place.id),
    latE5: Int32Array.from(places, (place) => Math.round(place.lat * 1e5)),
    lonE5: Int32Array.from(places, (place) => Math.round(place.lon * 1e5)),
    populations: Uint32Array.from(places, (place) => place.population),
    countries: Uint8Array.from(places, (place) => countryIndex.get(place.country) ?? 0),
    regions: Uint16Array.from(places, (place) => regionIndex.get(`${place.country} ${place.region}`) ?? 0),
    sharesName: nameSharers(places),
    near: landmarks(places, parts.regions),
    idOrder: Uint16Array.from([...places.keys()].sort((a, b) => (places[a]?.id ?? 0) - (places[b]?.id ?? 0))),
    keyTexts,
    keyPlaces: Uint32Array.from(entries, (entry) => entry.place),
    keyKinds: Uint8Array.from(entries, (entry) => entry.kind),
    texts,
    ...packNames(places),
  };
}

/** The file of places as bytes. The same parts always give the same bytes. */
export function writeGazetteer(parts: GazetteerParts): Uint8Array {
  if (parts.places.length >= noRow) throw new Error('More places than the file can number (65,534)');
  const codes = [...new Set(parts.places.map((place) => place.country))].sort();
  const aliases = new Map(parts.countryNames.map((row) => [row.country, row.aliases]));
  const countryIndex = new Map(codes.map((code, index) => [code, index]));
  const regions = numberRegions(parts, countryIndex);
  const sections = columns(parts, countryIndex, regions);
  const countries = codes.map((code): Head['countries'][number] => [code, aliases.get(code) ?? []]);
  const head: Head = {
    places: parts.places.length,
    keys: sections.keyTexts.length,
    countries,
    regions,
    counties: countiesOf(parts, countryIndex),
    sections: Object.fromEntries(sectionNames.map((name) => [name, sections[name].length])) as Head['sections'],
  };
  return writeBuiltFile(
    mark,
    head,
    sectionNames.map((name) => sections[name]),
  );
}
