import { countryOfPhone } from '@meg/shared/domain/leads/phone-numbers';
import { advisedCountries, countryOfCompany } from '../../advice/advice.service.js';
import type { Company } from '../../companies/companies.service.js';

/** Whose national spelling of telephone numbers a company's people use; null where that cannot be told. */
export function companyCountry({ config }: Pick<Company, 'config'>): string | null {
  const called = countryOfPhone(config.contactInfo.phone);
  if (called !== undefined) return called;
  const [only, ...others] = config.serviceCountries;
  if (only !== undefined && others.length === 0) return only;
  const found = countryOfCompany(config, undefined);
  return found === undefined ? null : advisedCountries[found];
}
