/** Lists that are kept by hand, beside the package of places: plain text, one row a line. */

export interface RegionRow {
  country: string;
  code: string;
  name: string;
  aliases: string[];
  /** Counties and the like: they narrow a search down, but a search for one alone lists nothing. */
  parts: string[];
}

export interface AlternateRow {
  country: string;
  name: string;
  region: string | null;
  /** A better known name to show instead. */
  shownAs: string | null;
  /** Where the data counts a whole district as the town. */
  population: number | null;
  alternates: string[];
}

export interface ExtraPlaceRow {
  country: string;
  region: string;
  name: string;
  lat: number;
  lon: number;
  population: number;
  alternates: string[];
}

/** Where a county is, of which the data of the places says nothing. */
export interface CountyRow {
  country: string;
  names: string[];
  lat: number;
  lon: number;
  reachKm: number;
}

export interface CountryNamesRow {
  country: string;
  aliases: string[];
}

const listOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function rowsOf(text: string, least: number): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length < least) throw new Error(`A row of the list of places has too few columns: "${line}"`);
      return cells;
    });
}

export function parseRegions(text: string): RegionRow[] {
  return rowsOf(text, 3).map(([country = '', code = '', name = '', aliases, parts]) => ({
    country,
    code,
    name,
    aliases: listOf(aliases),
    parts: listOf(parts),
  }));
}

export function parseAlternates(text: string): AlternateRow[] {
  return rowsOf(text, 3).map(([country = '', described = '', alternates]) => {
    const [names = '', population] = described.split(' # ');
    const [place = '', shownAs] = names.split(' = ');
    const [name = '', region] = place.split('@');
    return {
      country,
      name,
      region: region ?? null,
      shownAs: shownAs ?? null,
      population: population === undefined ? null : Number(population),
      alternates: [...listOf(alternates), ...(shownAs === undefined ? [] : [name])],
    };
  });
}

export function parseExtraPlaces(text: string): ExtraPlaceRow[] {
  return rowsOf(text, 6).map(([country = '', region = '', name = '', lat, lon, population, alternates]) => ({
    country,
    region,
    name,
    lat: Number(lat),
    lon: Number(lon),
    population: Number(population),
    alternates: listOf(alternates),
  }));
}

export function parseCounties(text: string): CountyRow[] {
  return rowsOf(text, 5).map(([country = '', names, lat, lon, reachKm]) => ({
    country,
    names: listOf(names),
    lat: Number(lat),
    lon: Number(lon),
    reachKm: Number(reachKm),
  }));
}

export function parseCountryNames(text: string): CountryNamesRow[] {
  return rowsOf(text, 2).map(([country = '', aliases]) => ({ country, aliases: listOf(aliases) }));
}

/** The languages with a list of names of cities, besides English. */
export const namedLanguages: readonly string[] = ['ar', 'es', 'et', 'fr', 'ms'];
const namesOfPlaces = ['alternate-names', 'parts-of-cities', ...namedLanguages.map((language) => `names-${language}`)];

/** All lists, each read by its name without the extension. */
export function readHandLists(read: (name: string) => string) {
  return {
    alternates: namesOfPlaces.flatMap((name) => parseAlternates(read(name))),
    extras: parseExtraPlaces(read('extra-places')),
    regions: parseRegions(read('regions')),
    counties: parseCounties(read('county-centres')),
    countryNames: parseCountryNames(read('country-names')),
  };
}
