import { ApiError } from '../../../api/api-error.js';
import { faultSentence } from '../../../api/fault-sentence.js';
import { lastStep, type SignupFault } from '../steps/signup-steps.js';
import type { SignupField } from './signup-draft.js';

/** The path of each field in the request, and the step where it is filled in. */
const places: Readonly<Partial<Record<SignupField, readonly [path: string, step: number]>>> = {
  companyName: ['company.name', 0],
  businessEmail: ['company.contactInfo.email', 0],
  phone: ['company.contactInfo.phone', 0],
  website: ['company.contactInfo.website', 0],
  address: ['company.contactInfo.address', 0],
  serviceAreas: ['company.serviceAreas', 0],
  country: ['company.country', 0],
  currency: ['company.currency', 0],
  units: ['company.units', 0],
  language: ['company.language', 0],
  serviceCountries: ['company.serviceCountries', 0],
  primaryColor: ['company.branding.primaryColor', 0],
  secondaryColor: ['company.branding.secondaryColor', 0],
  tagline: ['company.branding.tagline', 0],
  welcomeMessage: ['company.chatbotConfig.welcomeMessage', 0],
  timezone: ['company.chatbotConfig.businessHours', 0],
  firstName: ['adminUser.firstName', 1],
  lastName: ['adminUser.lastName', 1],
  adminEmail: ['adminUser.email', 1],
  password: ['adminUser.password', 1],
  addons: ['selectedAddons', 2],
  termsAccepted: ['termsAccepted', lastStep],
};

const fieldPlaces = Object.entries(places) as [SignupField, readonly [path: string, step: number]][];

function fieldOf(path: string): SignupField | undefined {
  return fieldPlaces.find(([, [place]]) => path === place || path.startsWith(`${place}.`))?.[0];
}

interface Refusal extends SignupFault {
  /** The step where it can be corrected. */
  step: number;
}

/** The server's objections, assigned to the fields of the form. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { step: lastStep, sentence: faultSentence(error), fields: {} };
  if (error.code === 'email_taken') {
    return { step: 1, sentence: undefined, fields: { adminEmail: error.sentence ?? 'Somebody has signed up with it' } };
  }
  const known = Object.entries(error.fields).flatMap(([path, message]) => {
    const field = fieldOf(path);
    return field ? [[field, message] as const] : [];
  });
  const steps = known.map(([field]) => places[field]?.[1] ?? lastStep);
  return { step: Math.min(lastStep, ...steps), sentence: error.sentence, fields: Object.fromEntries(known) };
}
