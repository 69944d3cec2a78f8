import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { PlacesService } from '../places/places.service.js';

/** A move from the company's own city to another that it serves, for trying its rates on. Null if no city is known. */
export function exampleRoute(places: PlacesService, config: CompanyConfig) {
  const { home, areas } = places.ofCompany(config);
  if (home === undefined) return null;
  const other = areas.find(({ id, countryCode }) => id !== home.id && countryCode === home.countryCode) ?? home;
  return { originCity: home.label, destinationCity: other.label };
}
