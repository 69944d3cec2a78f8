import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { Place } from '@meg/shared/contract/places';
import { cityOfAddress } from './city-of-address.js';
import { findNamed } from './find-place.js';
import type { PlaceIndex } from './place-index.js';

const mostAreas = 10;

export type Whereabouts = Pick<CompanyConfig, 'contactInfo' | 'country' | 'serviceAreas' | 'serviceCountries'>;

export interface CompanyPlaces {
  /** The city of its address, else the first that it serves. */
  readonly home: Place | undefined;
  readonly areas: readonly Place[];
}

/** Where a company is and which cities it serves. Of several Cambridges it is the one in the company's own state. */
export function companyPlaces(index: PlaceIndex, config: Whereabouts): CompanyPlaces {
  const { contactInfo, country, serviceAreas, serviceCountries } = config;
  const near = [...new Set([...(country === '' ? [] : [country]), ...serviceCountries])];
  const inAddress = cityOfAddress(index, contactInfo.address, near);
  const areas = serviceAreas.slice(0, mostAreas).flatMap((area) => {
    const match = findNamed(index, area, { preferred: near, home: inAddress });
    const meant = match.kind === 'found' ? [match.place] : match.kind === 'ambiguous' ? match.candidates : [];
    const served = meant.filter(({ countryCode }) => near.includes(countryCode));
    return served.find(({ regionCode }) => regionCode === inAddress?.regionCode) ?? served[0] ?? [];
  });
  return { home: inAddress ?? areas[0], areas };
}
