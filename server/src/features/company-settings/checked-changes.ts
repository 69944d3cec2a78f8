import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { Pricing } from '@meg/shared/contract/rates';
import { isCountry, noCountry } from '@meg/shared/domain/companies/place/is-country';
import { impossibleRates } from '@meg/shared/domain/quotes/unusual-rates';
import { dayHoursFaults } from '@meg/shared/domain/time/day-hours';
import { AppError } from '../../app-error.js';
import { requirePhone } from '../../text/phone-number.js';

/** The company's number as it is dialled from anywhere. One that was stored earlier and stays is left as it is. */
function dialledPhone(before: CompanyConfig, { contactInfo: { phone }, country }: CompanyConfig): string {
  if (phone === '' || phone === before.contactInfo.phone) return phone;
  return requirePhone({ typed: phone, country, field: 'config.contactInfo.phone' }).formatInternational();
}

function requireSoundHours(before: CompanyConfig, after: CompanyConfig): void {
  const faults = dayHoursFaults(after.chatbotConfig.businessHours.days, before.chatbotConfig.businessHours.days);
  if (faults.length === 0) return;
  const fields = faults.map(([day, fault]) => [`config.chatbotConfig.businessHours.days.${day}.close`, fault]);
  throw new AppError('validation_failed', { fields: Object.fromEntries(fields) });
}

type Rated = Pick<CompanyConfig, 'pricing' | 'currency'>;

/** Refuses rates that nobody can mean. The paths of a refusal begin with the one given. */
export function requirePossibleRates(before: Pricing, { pricing, currency }: Rated, path: string): void {
  const faults = impossibleRates(before, pricing, currency);
  if (faults.length === 0) return;
  const fields = faults.map(({ path: below, usual }) => [
    [path, ...below].join('.'),
    `Far too high: ${usual.toLocaleString('en')} ${currency} is usual`,
  ]);
  throw new AppError('validation_failed', { fields: Object.fromEntries(fields) });
}

/** Refuses figures for countries that are none. One that was stored earlier may stay. */
function requireCountries(before: Pricing, after: Pricing): void {
  const path = 'internationalRates.destinationMultipliers';
  const known = before.internationalRates?.destinationMultipliers ?? {};
  const codes = Object.keys(after.internationalRates?.destinationMultipliers ?? {});
  const wrong = codes.filter((code) => !(code in known) && !isCountry(code));
  if (wrong.length === 0) return;
  const fields = wrong.map((code) => [`config.pricing.${path}.${code}`, noCountry]);
  throw new AppError('validation_failed', { fields: Object.fromEntries(fields) });
}

/** The settings as they are to be stored. Only what has changed is judged: older settings may hold what is refused now. */
export function checkedChanges(before: CompanyConfig, after: CompanyConfig): CompanyConfig {
  requireSoundHours(before, after);
  requireCountries(before.pricing, after.pricing);
  requirePossibleRates(before.pricing, after, 'config.pricing');
  return { ...after, contactInfo: { ...after.contactInfo, phone: dialledPhone(before, after) } };
}
