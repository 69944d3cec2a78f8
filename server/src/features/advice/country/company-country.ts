import type { CompanyConfig } from '@meg/shared/contract/company-config';
import { type AdvisedCountry, advisedCountries } from './country-matters.js';

const zones: Readonly<Record<AdvisedCountry, string>> = {
  'united-kingdom': 'Europe/London Europe/Belfast',
  ireland: 'Europe/Dublin',
  canada:
    'America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns America/Regina ' +
    'America/Montreal America/Moncton America/Whitehorse America/Yellowknife America/Iqaluit',
  'united-states':
    'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Detroit America/Boise ' +
    'America/Anchorage Pacific/Honolulu America/Indiana/Indianapolis America/Kentucky/Louisville',
  malaysia: 'Asia/Kuala_Lumpur Asia/Kuching',
  estonia: 'Europe/Tallinn',
};

/** Canada and the United States share +1. */
const callingCodes = [
  ['+353', 'ireland'],
  ['+372', 'estonia'],
  ['+44', 'united-kingdom'],
  ['+60', 'malaysia'],
] as const;

/** What a company has that has never set its hours. */
const defaultZone = 'America/New_York';

const all = Object.keys(advisedCountries) as AdvisedCountry[];

const advisedByCode = (code: string): AdvisedCountry | undefined =>
  all.find((country) => advisedCountries[country] === code);

const byPhone = (phone: string): AdvisedCountry | undefined => {
  const digits = phone.replace(/[^+\d]/g, '').replace(/^00/, '+');
  return callingCodes.find(([code]) => digits.startsWith(code))?.[1];
};

function byZone({ serviceCountries, chatbotConfig }: CompanyConfig): AdvisedCountry | undefined {
  const { timezone } = chatbotConfig.businessHours;
  if (timezone === defaultZone && !serviceCountries.includes('US')) return undefined;
  return all.find((country) => zones[country].split(' ').includes(timezone));
}

/**
 * Where a company is: by its telephone number, else by what its address names, its only country of service or its time
 * zone. Undefined if these leave it open, or if the advice does not know the country.
 */
export function countryOfCompany(config: CompanyConfig, inAddress: string | undefined): AdvisedCountry | undefined {
  const called = byPhone(config.contactInfo.phone);
  if (called) return called;
  if (inAddress !== undefined) return advisedByCode(inAddress);
  const [only, ...others] = config.serviceCountries;
  return only !== undefined && others.length === 0 ? advisedByCode(only) : byZone(config);
}
