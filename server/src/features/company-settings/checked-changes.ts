import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { Pricing } from '@meg/shared/contract/rates';
import { isCountry, noCountry } from '@meg/shared/domain/companies/place/is-country';
import { impossibleRates } from '@meg/shared/domain/quotes/unusual-rates';
import { dayHoursFaults } from '@meg/shared/domain/time/day-hours';
import { AppError } from '../../app-error.js';
import { readPhone } from '../../text/phone-number.js';

/** What is wrong, by the path of each field. */
type Faults = readonly (readonly [path: string, fault: string])[];

function refuse(faults: Faults): void {
  if (faults.length > 0) throw new AppError('validation_failed', { fields: Object.fromEntries(faults) });
}

/** The company's number as it is dialled from anywhere. One that was stored earlier and stays is left as it is. */
function dialledPhone(before: CompanyConfig, { contactInfo: { phone }, country }: CompanyConfig) {
  if (phone === '' || phone === before.contactInfo.phone) return { phone };
  const { number, fault } = readPhone(phone, country);
  return number ? { phone: number.formatInternational() } : { phone, fault };
}

function faultsOfHours(before: CompanyConfig, after: CompanyConfig): Faults {
  const faults = dayHoursFaults(after.chatbotConfig.businessHours.days, before.chatbotConfig.businessHours.days);
  return faults.map(([day, fault]) => [`config.chatbotConfig.businessHours.days.${day}.close`, fault]);
}

type Rated = Pick<CompanyConfig, 'pricing' | 'currency'>;

/** Rates that nobody can mean. The paths begin with the one given. */
function faultsOfRates(before: Pricing, { pricing, currency }: Rated, path: string): Faults {
  return impossibleRates(before, pricing, currency).map(({ path: below, usual }) => [
    [path, ...below].join('.'),
    `Far too high: ${usual.toLocaleString('en')} ${currency} is usual`,
  ]);
}

export function requirePossibleRates(before: Pricing, rated: Rated, path: string): void {
  refuse(faultsOfRates(before, rated, path));
}

/** Figures for countries that are none. One that was stored earlier may stay. */
function faultsOfCountries(before: Pricing, after: Pricing): Faults {
  const path = 'internationalRates.destinationMultipliers';
  const known = before.internationalRates?.destinationMultipliers ?? {};
  const codes = Object.keys(after.internationalRates?.destinationMultipliers ?? {});
  const wrong = codes.filter((code) => !(code in known) && !isCountry(code));
  return wrong.map((code) => [`config.pricing.${path}.${code}`, noCountry]);
}

/**
 * The settings as they are to be stored. Only what has changed is judged: older settings may hold what is refused now. A
 * refusal names all that is wrong.
 */
export function checkedChanges(before: CompanyConfig, after: CompanyConfig): CompanyConfig {
  const { phone, fault } = dialledPhone(before, after);
  refuse([
    ...(fault === undefined ? [] : [['config.contactInfo.phone', fault] as const]),
    ...faultsOfHours(before, after),
    ...faultsOfCountries(before.pricing, after.pricing),
    ...faultsOfRates(before.pricing, after, 'config.pricing'),
  ]);
  return { ...after, contactInfo: { ...after.contactInfo, phone } };
}
