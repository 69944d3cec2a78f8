import type { FormField } from './form-field.js';

/** Each option with its name for people. */
export const monthlyLeadsNames = {
  'under-25': 'Under 25',
  '25-50': '25 to 50',
  '50-100': '50 to 100',
  '100-250': '100 to 250',
  '250-500': '250 to 500',
  'over-500': 'Over 500',
} as const;

export const annualRevenueNames = {
  'under-500k': 'Under $500,000',
  '500k-1m': '$500,000 to $1 million',
  '1m-2m': '$1 to 2 million',
  '2m-5m': '$2 to 5 million',
  '5m-10m': '$5 to 10 million',
  'over-10m': 'Over $10 million',
} as const;

export const currentCRMNames = {
  moverbase: 'MoverBase',
  smartmoving: 'SmartMoving',
  moveguru: 'MoveGuru',
  salesforce: 'Salesforce',
  hubspot: 'HubSpot',
  excel: 'Spreadsheets',
  'pen-paper': 'Pen and paper',
  other: 'Something else',
  none: 'None yet',
} as const;

export const bestTimeToCallNames = {
  morning: 'Morning (9 to 12)',
  afternoon: 'Afternoon (12 to 5)',
  evening: 'Evening (5 to 8)',
  'email-only': 'By email only',
} as const;

type MonthlyLeads = keyof typeof monthlyLeadsNames;

function keysOf<Names extends object>(names: Names) {
  return Object.keys(names) as [keyof Names & string, ...(keyof Names & string)[]];
}

export const monthlyLeads = keysOf(monthlyLeadsNames);
export const annualRevenue = keysOf(annualRevenueNames);
export const currentCRM = keysOf(currentCRMNames);
export const bestTimeToCall = keysOf(bestTimeToCallNames);

/** From 50 estimates a month on, an application is looked at first. */
export function hasBetaPriority(leads: MonthlyLeads): boolean {
  return monthlyLeads.indexOf(leads) >= monthlyLeads.indexOf('50-100');
}

const optionLength = 20;
const noTime = 'Please select your preferred contact time';

/** The twelve fields, each with its rule. */
export const betaFields = {
  firstName: { most: 80, missing: 'First name is required' },
  lastName: { most: 80, missing: 'Last name is required' },
  email: { most: 254, missing: 'Email is required', isEmail: true },
  phone: { most: 50, missing: 'Phone number is required' },
  companyName: { most: 120, missing: 'Company name is required' },
  jobTitle: { most: 120, missing: 'Job title is required' },
  monthlyLeads: { most: optionLength, missing: 'Please select your monthly estimate volume', options: monthlyLeads },
  annualRevenue: { most: optionLength, missing: 'Please select your annual revenue range', options: annualRevenue },
  currentCRM: { most: optionLength, options: currentCRM },
  primaryPainPoints: { most: 500, missing: 'Please describe your main challenges' },
  bestTimeToCall: { most: optionLength, missing: noTime, options: bestTimeToCall },
  additionalInfo: { most: 300 },
} as const satisfies Record<string, FormField>;

export type BetaField = keyof typeof betaFields;

/** The fields of each step of the dialog, in their order. */
export const betaSteps = [
  ['firstName', 'lastName', 'email', 'phone'],
  ['companyName', 'jobTitle', 'monthlyLeads', 'annualRevenue', 'currentCRM'],
  ['primaryPainPoints', 'bestTimeToCall', 'additionalInfo'],
] as const satisfies readonly (readonly BetaField[])[];
