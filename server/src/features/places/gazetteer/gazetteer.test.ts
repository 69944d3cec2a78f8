import { expect, it } from 'vitest';
import { placeNameAt, positionAt, readGazetteer, rowOfId } from './gazetteer.js';
import { type CityRow, selectPlaces } from './gazetteer-selection.js';
import { parseAlternates, parseExtraPlaces, parseRegions } from './gazetteer-sources.js';
import { writeGazetteer } from './gazetteer-writer.js';

let nextId = 1;
const city = (name: string, country: string, rest: Partial<CityRow> = {}): CityRow => ({
  cityId: nextId++,
  name,
  country,
  adminCode: '01',
  featureCode: 'PPL',
  population: 10_000,
  loc: { coordinates: [nextId, nextId / 2] },
  ...rest,
});

const cities = [
  city('Alpha', 'EE', { population: 500_000 }),
  city('Köln', 'DE', { population: 900_000 }),
  city('Tiny', 'EE', { population: 0 }),
  city('Small', 'FR', { population: 10 }),
  city('Ruin', 'EE', { featureCode: 'PPLH' }),
];
const alternates = parseAlternates('# names\nDE | Köln = Cologne | Keulen\n');
const extras = parseExtraPlaces('EE | 01 | Harbour | 59.5 | 24.7 | 700 | Port\n');
const wanted = { mostPlaces: 4, wholeCountries: ['EE'] };
const build = (): Uint8Array =>
  writeGazetteer({
    places: selectPlaces(cities, { alternates, extras }, wanted),
    regions: parseRegions('EE | 01 | Harju County | Harju\n'),
    countryNames: [],
  });

it('keeps the largest places, all of the whole countries and those with other names, largest first', () => {
  const gazetteer = readGazetteer(build());
  const names = Array.from({ length: gazetteer.placeCount }, (_, row) => placeNameAt(gazetteer, row));
  expect(names).toEqual(['Cologne', 'Alpha', 'Harbour', 'Tiny']);
});

it('finds a place by its id', () => {
  const gazetteer = readGazetteer(build());
  const row = rowOfId(gazetteer, String(cities[0]?.cityId));
  expect(row === null ? null : placeNameAt(gazetteer, row)).toBe('Alpha');
  expect(positionAt(gazetteer, row ?? -1).lat).toBeCloseTo((cities[0]?.loc.coordinates[1] ?? 0) as number, 5);
  for (const id of ['0', '99999', 'x', '', '-1', '1e3', '4294967296']) expect(rowOfId(gazetteer, id)).toBeNull();
});

it('writes the same bytes from the same sources, and reads them from any offset of a buffer', () => {
  const file = build();
  expect(Buffer.compare(file, build())).toBe(0);
  const shifted = new Uint8Array(file.length + 3);
  shifted.set(file, 3);
  expect(readGazetteer(shifted.subarray(3)).keyCount).toBe(readGazetteer(file).keyCount);
});

it('refuses a file that is not a gazetteer', () => {
  expect(() => readGazetteer(new Uint8Array(0))).toThrow(/build it again/);
  expect(() => readGazetteer(new TextEncoder().encode('<!doctype html>'))).toThrow(/build it again/);
});

it('stops the build at a row that names no place', () => {
  const wrong = parseAlternates('DE | Koeln | Cologne\n');
  expect(() => selectPlaces(cities, { alternates: wrong, extras: [] }, wanted)).toThrow('No place "Koeln" in DE');
  expect(() => parseRegions('EE | 01\n')).toThrow('too few columns');
});
