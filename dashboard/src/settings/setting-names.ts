import type { ChangedValue } from '@meg/shared/domain/companies/changed-values';
import { formatDate, formatNumber, spelled } from '../ui/text/format.js';

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

/** `homeM3` as “home M3”: for a setting that has no name of its own. */
function spellOut(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

export type NameOf = (path: readonly string[]) => string;

export const settingName: NameOf = (path) => {
  const known = names[path.join('.')];
  if (known) return spelled(known);
  const day = path[1] === 'businessHours' && path[2] === 'days' ? path[3] : undefined;
  if (day) return `Hours on ${day.charAt(0).toUpperCase()}${day.slice(1)}`;
  return path.slice(-2).map(spellOut).join(': ');
};

/** A value as a person reads it. */
export function settingText(value: unknown): string {
  if (value === undefined) return 'default';
  if (value === null) return 'closed or empty';
  if (value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(settingText).join(', ');
  if (typeof value === 'object') return partsText(value);
  return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? formatDate(String(value)) : String(value);
}

function partsText(value: object): string {
  const parts = Object.entries(value);
  const hours = value as { open?: string; close?: string };
  if (hours.open !== undefined && hours.close !== undefined) return `${hours.open} – ${hours.close}`;
  return parts.map(([name, part]) => `${spellOut(name)} ${settingText(part)}`).join(', ');
}

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
    before: settingText(before),
    after: settingText(after),
  }));
}
