import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { PlacesService } from '../places/places.service.js';

const mostAreas = 10;

/** A move from the company's own city to another that it serves, for trying its rates on. Null if no city is known. */
export function exampleRoute(places: PlacesService, config: CompanyConfig) {
  const { contactInfo, country, serviceAreas, serviceCountries } = config;
  const near = [...new Set([...(country === '' ? [] : [country]), ...serviceCountries])];
  const inAddress = places.cityOfAddress(contactInfo.address, near);
  const areas = serviceAreas.slice(0, mostAreas).flatMap((area) => {
    const match = places.findNamed(area, { preferred: near });
    const meant = match.kind === 'found' ? [match.place] : match.kind === 'ambiguous' ? match.candidates : [];
    const served = meant.filter(({ countryCode }) => near.includes(countryCode));
    // Of several Cambridges the one in the company's own state.
    return served.find(({ regionCode }) => regionCode === inAddress?.regionCode) ?? served[0] ?? [];
  });
  const home = inAddress ?? areas[0];
  if (home === undefined) return null;
  const other = areas.find(({ id, countryCode }) => id !== home.id && countryCode === home.countryCode) ?? home;
  return { originCity: home.label, destinationCity: other.label };
}
