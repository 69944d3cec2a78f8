import { type CompanyConfig, companyConfig } from '@meg/shared/contract/company-config';
import type { NewSignup } from '@meg/shared/contract/signup';
import { chatLanguages } from '@meg/shared/domain/companies/place/chat-languages';
import type { DerivedPlace } from '@meg/shared/domain/companies/place/derive-place';
import { isFixedLine } from '@meg/shared/domain/leads/fixed-lines';
import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import { typicalRates } from '@meg/shared/domain/quotes/typical-rates';

type NewCompany = NewSignup['company'];

/** What the form of the specification sends where nobody has touched the prices: dollars, whatever the currency. */
function isUntouched(sent: object | undefined, standard: object): boolean {
  return sent === undefined || JSON.stringify(sent) === JSON.stringify(standard);
}

function pricingOf({ localRates, internationalRates }: NewCompany['pricing'], currency: string) {
  const typical = typicalRates(currency);
  return {
    ...typical,
    ...(!isUntouched(localRates, defaultRates.localRates) && { localRates }),
    ...(!isUntouched(internationalRates, defaultRates.internationalRates) && { internationalRates }),
  };
}

/** English serves whoever reads none of the languages, where none is set. */
function languagesFor(first: string): string[] {
  return first === 'en' ? [] : [first, ...chatLanguages.filter((language) => language !== first)];
}

/** The settings that a company begins with: what was sent, and what was derived where nothing was. */
export function settleConfig(company: NewCompany, derived: DerivedPlace): CompanyConfig {
  const { name: _, country, currency, units, serviceCountries, language, pricing, chatbotConfig, ...rest } = company;
  const { businessHours, enableWhatsApp, ...chat } = chatbotConfig;
  const standard = companyConfig.shape.chatbotConfig.parse({}).businessHours;
  const money = currency ?? derived.currency;
  return companyConfig.parse({
    ...rest,
    country: country ?? derived.country ?? '',
    currency: money,
    units: units ?? (derived.country === null ? '' : derived.units),
    serviceCountries: serviceCountries ?? derived.serviceCountries,
    pricing: pricingOf(pricing, money),
    chatbotConfig: {
      ...chat,
      enableWhatsApp: enableWhatsApp ?? !isFixedLine(company.contactInfo.phone, country ?? derived.country),
      languages: languagesFor(language ?? derived.language),
      businessHours: businessHours ?? { ...standard, timezone: derived.timezone },
    },
  });
}
