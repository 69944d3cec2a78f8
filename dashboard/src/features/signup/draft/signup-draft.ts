import { type AddonKey, addonOfKey } from '@meg/shared/domain/companies/plan-prices';
import { type MeasureSystem, measureSystems } from '@meg/shared/domain/quotes/measurement-system';

/** What a person has typed and chosen so far. */
export interface SignupDraft {
  companyName: string;
  businessEmail: string;
  phone: string;
  website: string;
  address: string;
  serviceAreas: string;
  primaryColor: string;
  secondaryColor: string;
  welcomeMessage: string;
  /** Empty, like the four after it, where what is derived from the rest is right. */
  country: string;
  currency: string;
  units: MeasureSystem | '';
  timezone: string;
  language: string;
  serviceCountries: readonly string[];
  /** Undefined until chosen: it is offered by a number that may be a mobile phone's. */
  enableWhatsApp: boolean | undefined;
  enablePhoneCalls: boolean;
  firstName: string;
  lastName: string;
  adminEmail: string;
  password: string;
  confirmPassword: string;
  addons: readonly AddonKey[];
  marketingConsent: boolean;
  termsAccepted: boolean;
}

export type SignupField = keyof SignupDraft;

export const emptyDraft: SignupDraft = {
  companyName: '',
  businessEmail: '',
  phone: '',
  website: '',
  address: '',
  serviceAreas: '',
  primaryColor: '#1e40af',
  secondaryColor: '#10b981',
  welcomeMessage: '',
  country: '',
  currency: '',
  units: '',
  timezone: '',
  language: '',
  serviceCountries: [],
  enableWhatsApp: undefined,
  enablePhoneCalls: true,
  firstName: '',
  lastName: '',
  adminEmail: '',
  password: '',
  confirmPassword: '',
  addons: [],
  marketingConsent: false,
  termsAccepted: false,
};

function keptValue(field: SignupField, value: unknown): unknown {
  if (field === 'serviceCountries') {
    return Array.isArray(value) ? value.filter((code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code)) : [];
  }
  if (field === 'units') return measureSystems.find((system) => system === value) ?? '';
  if (field === 'enableWhatsApp') return typeof value === 'boolean' ? value : undefined;
  if (field !== 'addons') return typeof value === typeof emptyDraft[field] ? value : emptyDraft[field];
  const keys = Array.isArray(value) ? value.map((key) => addonOfKey(String(key))) : [];
  return [...new Set(keys.filter((key) => key !== undefined))];
}

/** A draft from stored data; values of the wrong type are replaced by empty ones. */
export function draftFrom(kept: unknown): SignupDraft {
  const values = (kept ?? {}) as Record<string, unknown>;
  const fields = Object.keys(emptyDraft) as SignupField[];
  return Object.fromEntries(fields.map((field) => [field, keptValue(field, values[field])])) as unknown as SignupDraft;
}

/** For the browser's storage, where no password may be kept. */
export function withoutPasswords(draft: SignupDraft): SignupDraft {
  return { ...draft, password: '', confirmPassword: '' };
}
