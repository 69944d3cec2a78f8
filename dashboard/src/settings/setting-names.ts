import type { ChangedValue } from '@meg/shared/domain/companies/changed-values';
import { spelled } from '../ui/text/format.js';
import { settingText, spellOut } from './setting-values.js';

/** How the pages call each setting, by its path. */
const names: Readonly<Record<string, string>> = {
  'branding.companyName': 'Company name',
  'branding.tagline': 'Tagline',
  'branding.primaryColor': 'Main colour',
  'branding.secondaryColor': 'Second colour',
  'contactInfo.email': 'Email',
  'contactInfo.phone': 'Telephone',
  'contactInfo.website': 'Website',
  'contactInfo.address': 'Address',
  'chatbotConfig.welcomeMessage': 'Welcome message',
  'chatbotConfig.avatarUrl': 'Picture of the assistant',
  'chatbotConfig.theme': 'Light or dark',
  'chatbotConfig.languages': 'Languages of the chat',
  'chatbotConfig.quoteFirst': 'Range before contact details',
  'chatbotConfig.contactRequired': 'Contact details to ask for',
  'chatbotConfig.conversationLimit': 'Messages in a conversation',
  'chatbotConfig.enableWhatsApp': 'WhatsApp',
  'chatbotConfig.enablePhoneCalls': 'Calls',
  'chatbotConfig.paceFactor': 'Pace of replies',
  'chatbotConfig.callbackCapacity': 'Callbacks at one time',
  'chatbotConfig.launcher.label': 'Words on the launcher',
  'chatbotConfig.launcher.icon': 'Icon of the launcher',
  'chatbotConfig.launcher.position': 'Side of the launcher',
  'chatbotConfig.launcher.offsetX': 'Launcher: from the side',
  'chatbotConfig.launcher.offsetY': 'Launcher: from the bottom',
  'chatbotConfig.launcher.zIndex': 'Launcher: layer',
  'chatbotConfig.businessHours.timezone': 'Time zone',
  'chatbotConfig.businessHours.holidays': 'Days off',
  serviceAreas: 'Service areas',
  country: 'Country',
  units: 'Measures',
  serviceCountries: 'Countries with local moves',
  localMoves: 'Local moves',
  currency: 'Currency',
  privacyUrl: 'Privacy page',
  retentionDays: 'Days that leads are kept',
  'goals.conversionsPerMonth': 'Leads to be won in a month',
  responseMinutes: 'Minutes to the first contact',
  visitorEmails: 'Mails to visitors',
  allowedDomains: 'Allowed domains',
  pricing: 'All rates',
  'pricing.localRates': 'Rates of local moves',
  'pricing.internationalRates': 'Rates of international moves',
  'pricing.figures': 'Figures of the quote engine',
  'pricing.localRates.baseRate': 'Call-out of local moves',
  'pricing.localRates.hourlyRate': 'Rate per hour',
  'pricing.localRates.perMileRate': 'Rate per mile',
  'pricing.internationalRates.baseRate': 'Service of a whole household',
  'pricing.internationalRates.volumeMultiplier': 'Multiplier of the freight',
  'pricing.showsRates': 'Unit rates shown to visitors',
};

export type NameOf = (path: readonly string[]) => string;

export const settingName: NameOf = (path) => {
  const known = names[path.join('.')];
  if (known) return spelled(known);
  const day = path[1] === 'businessHours' && path[2] === 'days' ? path[3] : undefined;
  if (day) return `Hours on ${day.charAt(0).toUpperCase()}${day.slice(1)}`;
  return path.slice(-2).map(spellOut).join(': ');
};

interface NamedChange {
  key: string;
  name: string;
  before: string;
  after: string;
}

export function nameChanges(changes: readonly ChangedValue[], nameOf: NameOf): NamedChange[] {
  return changes.map(({ path, before, after }) => ({
    key: path.join('.'),
    name: nameOf(path),
    before: settingText(before, path),
    after: settingText(after, path),
  }));
}
