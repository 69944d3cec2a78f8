import { countryOfPhone } from '@meg/shared/domain/companies/place/calling-codes';
import { countryNamed, countryOfAddress } from '@meg/shared/domain/companies/place/country-of-address';
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
/** Finds the cities that an address and service areas name, for the pure rule that decides by them. */
export function placeClues(places: PlacesService, typed: TypedPlace): PlaceClues {
  const { country, address, phone, serviceAreas, timezone, locale } = typed;
  const near = [(country || countryOfAddress(address)) ?? countryOfPhone(phone) ?? countryOfZone(timezone)];
  const found = (text: string, preferred: readonly (string | undefined)[]) => {
    const match = places.findNamed(text, { preferred: preferred.filter((country) => country !== undefined) });
    return match.kind === 'found' ? match.place : undefined;
  };
  const city = places.cityOfAddress(
    address,
    near.filter((country) => country !== undefined),
  );
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
