import type { Place } from '@meg/shared/contract/places';
import { pick } from '../../pick.js';
import { cityAround } from './search/city-around.js';
import { cityOfAddress } from './search/city-of-address.js';
import { type CompanyPlaces, companyPlaces, type Whereabouts } from './search/company-places.js';
import { findPair, type MoveEnds, type PairMatch } from './search/find-pair.js';
import {
  type FindOptions,
  findNamed,
  findPlace,
  isAreaName,
  isPlaceName,
  isRegionOf,
  type PlaceMatch,
} from './search/find-place.js';
import { openPlaceIndex } from './search/place-index.js';
import { type SearchOptions, searchPlaces } from './search/search-places.js';

export type { Whereabouts } from './search/company-places.js';
export type { PlaceMatch } from './search/find-place.js';

/** Which places a company's visitors are likely to mean: in the countries that it serves, and near where it is. */
export type Nearness = Required<Pick<FindOptions, 'preferred' | 'home'>>;

export type PlacesService = ReturnType<typeof createPlacesService>;

const pairsKept = 2_000;

/** The file is `server/dist/gazetteer.bin` of the build, read once at the start. */
export function createPlacesService(file: Uint8Array) {
  const index = openPlaceIndex(file);
  const pairs = new Map<string, PairMatch>();
  const nearness = new WeakMap<Whereabouts, Nearness>();

  /** For a quote: both ends of a move, read together. Cached, because each question of a chat quotes the same two cities. */
  const findEnds = (ends: MoveEnds, options: FindOptions = {}): PairMatch => {
    const key = JSON.stringify([ends, options]);
    const known = pairs.get(key);
    if (known) return known;
    if (pairs.size >= pairsKept) pairs.clear();
    const found = findPair(index, ends, options);
    pairs.set(key, found);
    return found;
  };

  /** Kept as long as the company's configuration is. */
  const nearTo = (company: Whereabouts): Nearness => {
    const known = nearness.get(company);
    if (known) return known;
    const { home } = companyPlaces(index, company);
    const near = { preferred: company.serviceCountries, home: home && pick(home, 'lat', 'lon', 'countryCode') };
    nearness.set(company, near);
    return near;
  };

  return {
    /** For `GET /api/places`: places that the typed text may become. */
    suggest: (text: string, options: SearchOptions): Place[] => searchPlaces(index, text, options),
    find: (text: string, options?: FindOptions): PlaceMatch => findPlace(index, text, options),
    /** As `find`, but without correcting typing errors. */
    findNamed: (text: string, options?: FindOptions): PlaceMatch => findNamed(index, text, options),
    cityOfAddress: (address: string, preferred: readonly string[]): Place | undefined =>
      cityOfAddress(index, address, preferred),
    nearTo,
    /** The city that a district lies in. */
    cityAround: (place: Place): Place | undefined => cityAround(index, place),
    ofCompany: (company: Whereabouts): CompanyPlaces => companyPlaces(index, company),
    isPlaceName: (text: string): boolean => isPlaceName(index, text),
    isAreaName: (text: string): boolean => isAreaName(index, text),
    isRegionOf: (text: string, country: string): boolean => isRegionOf(index, text, country),
    findEnds,
  };
}
