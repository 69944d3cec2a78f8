import { formatDate, formatNumber } from '../ui/text/format.js';

/** `homeM3` as “home m3”: for what has no name of its own. */
export function spellOut(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
}

/** The words of the values that a setting can have, by its path. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'chatbotConfig.theme': { light: 'light', dark: 'dark', auto: 'as on the visitor’s device' },
  'chatbotConfig.contactRequired': { both: 'email and phone', either: 'email or phone' },
  'chatbotConfig.launcher.position': { '': 'by the direction of the text', left: 'on the left', right: 'on the right' },
  units: { '': 'as in the country moved from' },
};

const codes: Readonly<Record<string, Intl.DisplayNames>> = {
  country: new Intl.DisplayNames('en', { type: 'region' }),
  serviceCountries: new Intl.DisplayNames('en', { type: 'region' }),
  currency: new Intl.DisplayNames('en', { type: 'currency' }),
  'chatbotConfig.languages': new Intl.DisplayNames('en', { type: 'language' }),
};

function nameOfCode(code: string, path: string): string | undefined {
  try {
    return codes[path]?.of(code);
  } catch {
    return undefined;
  }
}

/** A value as a person reads it. */
export function settingText(value: unknown, path: readonly string[] = []): string {
  const setting = path.join('.');
  if (value === undefined) return 'default';
  if (value === null) return 'closed or empty';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((one) => settingText(one, path)).join(', ');
  if (typeof value === 'object') return partsText(value);
  const text = String(value);
  const words = choices[setting]?.[text];
  if (words !== undefined) return words;
  if (text === '') return 'empty';
  return nameOfCode(text, setting) ?? (/^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text);
}

function partsText(value: object): string {
  const parts = Object.entries(value);
  const hours = value as { open?: string; close?: string };
  if (hours.open !== undefined && hours.close !== undefined) return `${hours.open} – ${hours.close}`;
  return parts.map(([name, part]) => `${spellOut(name)} ${settingText(part)}`).join(', ');
}
