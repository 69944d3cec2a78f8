/** The hand-kept lists beside the package of places. Each is plain text, one row a line, so that anyone can mend them. */

export interface RegionRow {
  country: string;
  code: string;
  name: string;
  aliases: string[];
  /** Counties and the like: they narrow a name down, but a text that names only one of them is no wish to see all. */
  parts: string[];
}

export interface AlternateRow {
  country: string;
  name: string;
  region: string | null;
  /** The name to show from now on, where the data's own is not the one that people know. */
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

const cell = (cells: string[], index: number): string => cells[index] ?? '';

export function parseRegions(text: string): RegionRow[] {
  return rowsOf(text, 3).map((cells) => ({
    country: cell(cells, 0),
    code: cell(cells, 1),
    name: cell(cells, 2),
    aliases: listOf(cells[3]),
    parts: listOf(cells[4]),
  }));
}

export function parseAlternates(text: string): AlternateRow[] {
  return rowsOf(text, 3).map((cells) => {
    const [names = '', population] = cell(cells, 1).split(' # ');
    const [place = '', shownAs] = names.split(' = ');
    const [name = '', region] = place.split('@');
    return {
      country: cell(cells, 0),
      name,
      region: region ?? null,
      shownAs: shownAs ?? null,
      population: population === undefined ? null : Number(population),
      alternates: [...listOf(cells[2]), ...(shownAs === undefined ? [] : [name])],
    };
  });
}

export function parseExtraPlaces(text: string): ExtraPlaceRow[] {
  return rowsOf(text, 6).map((cells) => ({
    country: cell(cells, 0),
    region: cell(cells, 1),
    name: cell(cells, 2),
    lat: Number(cells[3]),
    lon: Number(cells[4]),
    population: Number(cells[5]),
    alternates: listOf(cells[6]),
  }));
}

export function parseCountryNames(text: string): CountryNamesRow[] {
  return rowsOf(text, 2).map((cells) => ({ country: cell(cells, 0), aliases: listOf(cells[1]) }));
}
