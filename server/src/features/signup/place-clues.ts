import { countryOfPhone } from '@meg/shared/domain/companies/place/calling-codes';
import { countryNamed, countryOfAddress, partsOfAddress } from '@meg/shared/domain/companies/place/country-of-address';
import { countryOfZone } from '@meg/shared/domain/companies/place/country-zones';
import type { PlaceClues } from '@meg/shared/domain/companies/place/derive-place';
import type { PlacesService } from '../places/places.service.js';

/** What somebody has typed of a company, and their browser. */
export interface TypedPlace {
  country: string;
  address: string;
  phone: string;
  serviceAreas: readonly string[];
  timezone: string;
  locale: string;
}

/** Each area is a search. */
const mostAreas = 40;
/** "MA" is a state of the USA and also Morocco: only with what stands before it. */
const shortestName = 3;

/** Postcodes and house numbers say nothing to the gazetteer. */
const withoutNumbers = (part: string): string =>
  part
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ');

/** From the end of the address: the city with what follows it, then each part by itself. The street is none of them. */
function readingsOf(address: string): string[] {
  const parts = partsOfAddress(address)
    .map(withoutNumbers)
    .filter((part) => part !== '');
  const pairs = parts.slice(1).map((part, before) => `${parts[before]}, ${part}`);
  return [...pairs.reverse(), ...parts.filter((part) => part.length >= shortestName).reverse()];
}

/** Finds the cities that an address and service areas name, for the pure rule that decides by them. */
export function placeClues(places: PlacesService, typed: TypedPlace): PlaceClues {
  const { country, address, phone, serviceAreas, timezone, locale } = typed;
  const near = [(country || countryOfAddress(address)) ?? countryOfPhone(phone) ?? countryOfZone(timezone)];
  const found = (text: string, preferred: readonly (string | undefined)[]) => {
    const match = places.findNamed(text, { preferred: preferred.filter((country) => country !== undefined) });
    return match.kind === 'found' ? match.place : undefined;
  };
  const city = readingsOf(address)
    .map((text) => found(text, near))
    .find((place) => place !== undefined);
  const home = (country || countryOfAddress(address)) ?? city?.countryCode ?? near[0];
  const areaCountries = serviceAreas
    .slice(0, mostAreas)
    .flatMap((area) => countryNamed(area) ?? found(area, [home])?.countryCode ?? []);
  return {
    country,
    address,
    phone,
    timezone,
    locale,
    areaCountries: [...new Set(areaCountries)],
    ...(city && { city: { country: city.countryCode, region: city.regionCode ?? undefined } }),
  };
}
