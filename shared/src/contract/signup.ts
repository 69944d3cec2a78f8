import { z } from 'zod';
import { placeSources } from '../domain/companies/place/derive-place.js';
import { measureSystems } from '../domain/quotes/measurement-system.js';
import { businessHours, companyConfig } from './company-config.js';
import { endpoint } from './endpoint.js';
import { addonKey } from './order-addons.js';
import { orderLine } from './orders.js';
import { emailAddress, firstName, lastName, newPassword } from './people.js';
import { botFields, idempotencyHeaders } from './public-write.js';
import { internationalRates, localRates } from './rates.js';
import { requiredText, text } from './text.js';
import { typedHours } from './work-hours.js';

const { contactInfo, branding, chatbotConfig, serviceAreas, serviceCountries, currency, country, units } =
  companyConfig.shape;
const chatShape = chatbotConfig.unwrap().shape;

/** Of the browser in which somebody signs up. */
const browserClues = {
  timezone: text(60).default(''),
  locale: text(40).default('').describe('The language of the browser, as in en-US.'),
};

const language = z.string().regex(/^[a-z]{2,3}$/, 'A language by its code, as in fr');

/** What the server derives from address, phone, areas and browser where it is not sent. */
const placeOfCompany = {
  country: country.unwrap().optional(),
  currency: currency.unwrap().optional(),
  units: units.unwrap().optional(),
  serviceCountries: serviceCountries.unwrap().min(1, 'Name a country, or leave it out').optional(),
  language: language.optional().describe('For visitors who read none of the languages of the chat.'),
};

const newCompany = z.strictObject({
  name: requiredText(120, 'Company name is required'),
  contactInfo: contactInfo.unwrap().extend({
    email: requiredText(254, 'Business email is required').pipe(emailAddress),
    phone: requiredText(50, 'Phone is required'),
  }),
  serviceAreas,
  ...placeOfCompany,
  branding,
  pricing: z
    .strictObject({ localRates: localRates.optional(), internationalRates: internationalRates.optional() })
    .default({})
    .describe('Typical prices in the currency of the company where a group is missing.'),
  chatbotConfig: z
    .strictObject({
      welcomeMessage: chatShape.welcomeMessage,
      conversationLimit: chatShape.conversationLimit,
      enableWhatsApp: chatShape.enableWhatsApp
        .unwrap()
        .optional()
        .describe('Missing: unless the phone is surely a fixed line.'),
      enablePhoneCalls: chatShape.enablePhoneCalls,
      businessHours: typedHours(businessHours).optional(),
    })
    .prefault({}),
});

const newSignup = z
  .strictObject({
    company: newCompany,
    browser: z.strictObject(browserClues).optional(),
    adminUser: z.strictObject({ email: emailAddress, password: newPassword, firstName, lastName }),
    selectedAddons: z.array(addonKey).max(50).default([]),
    marketingConsent: z.boolean().default(false),
    termsAccepted: z
      .literal(true, { error: 'Please accept the terms and conditions' })
      .default(true)
      .describe('A form that leaves it out has asked for it by its own means.'),
    ...botFields,
  })
  .meta({ id: 'NewSignup' });

export const storedSignup = z
  .object({
    company: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
    user: z.object({ email: z.string(), adminType: z.literal('customer_admin') }),
    invoiceDetails: z
      .object({
        setupFees: z.number(),
        oneTimeTotal: z.number(),
        monthlyTotal: z.number(),
        firstBill: z.number().describe('Setup fees, one-time items and the first month.'),
        currency: z.literal('USD'),
        lines: z.array(orderLine),
      })
      .describe('In whole US dollars, worked out by the server.'),
  })
  .meta({ id: 'StoredSignup' });

export type NewSignup = z.infer<typeof newSignup>;
export type StoredSignup = z.infer<typeof storedSignup>;

export const signUp = endpoint('POST', '/api/signup', {
  summary: 'Make a company with its first owner; stored once for each Idempotency-Key',
  access: 'anyone',
  headers: idempotencyHeaders,
  body: newSignup,
  status: 201,
  answer: storedSignup,
  errors: ['email_taken', 'idempotency_conflict'],
});

const derivedPlace = z
  .object({
    country: z.string().nullable().describe('ISO 3166-1, two letters. Null where nothing tells.'),
    from: z.enum(placeSources).nullable().describe('What told the country.'),
    currency: z.string(),
    units: z.enum(measureSystems),
    timezone: z.string(),
    language: z.string(),
    serviceCountries: z.array(z.string()),
  })
  .meta({ id: 'DerivedPlace' });

/** A reading call by POST, so that an address stands in no log. */
export const deriveSignupPlace = endpoint('POST', '/api/signup/place', {
  summary: 'Where a new company is and what follows from it, by what has been typed so far',
  access: 'anyone',
  body: z.strictObject({
    country: country.unwrap().default('').describe('That somebody has chosen.'),
    address: text(300).default(''),
    phone: text(50).default(''),
    serviceAreas: serviceAreas.unwrap().default([]),
    ...browserClues,
  }),
  answer: derivedPlace,
});
