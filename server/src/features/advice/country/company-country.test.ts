import { type CompanyConfig, companyConfig } from '@meg/shared/contract/company-config';
import { describe, expect, it } from 'vitest';
import { countryOfCompany } from './company-country.js';

interface Given {
  readonly phone?: string;
  readonly timezone?: string;
  readonly serviceCountries?: string[];
}

function configOf({ phone = '', timezone, serviceCountries }: Given): CompanyConfig {
  const config = companyConfig.parse({ contactInfo: { phone }, ...(serviceCountries && { serviceCountries }) });
  if (timezone !== undefined) config.chatbotConfig.businessHours.timezone = timezone;
  return config;
}

describe('the country of a company', () => {
  it.each<[Given, string | undefined, string | undefined]>([
    [{ phone: '+44 113 496 0123' }, undefined, 'united-kingdom'],
    [{ phone: '00353 1 555 0100' }, undefined, 'ireland'],
    [{ phone: '+60 3-5550 0100', timezone: 'Europe/London' }, undefined, 'malaysia'],
    [{ phone: '0113 496 0123', timezone: 'America/New_York' }, 'GB', 'united-kingdom'],
    [{ phone: '+1 416 555 0100', timezone: 'America/Toronto' }, undefined, 'canada'],
    [{ phone: '+1 617 555 0100', serviceCountries: ['US'] }, undefined, 'united-states'],
    [{ serviceCountries: ['US', 'CA'] }, undefined, 'united-states'],
    [{ timezone: 'America/Chicago' }, undefined, 'united-states'],
    [{ timezone: 'Europe/Tallinn' }, undefined, 'estonia'],
    [{ serviceCountries: ['EE'] }, undefined, 'estonia'],
  ])('is told by %o and the address: %s', (given, inAddress, country) => {
    expect(countryOfCompany(configOf(given), inAddress)).toBe(country);
  });

  it.each<[Given, string | undefined]>([
    [{}, undefined],
    [{ phone: '+1 416 555 0100' }, undefined],
    [{ phone: '+49 30 5550100', timezone: 'Europe/Berlin' }, undefined],
    [{ timezone: 'Europe/London' }, 'DE'],
  ])('stays open for %o and the address: %s', (given, inAddress) => {
    expect(countryOfCompany(configOf(given), inAddress)).toBeUndefined();
  });
});
