import { z } from 'zod';
import { companyConfig } from './company-config.js';
import { endpoint } from './endpoint.js';
import { addonKey } from './order-addons.js';
import { orderLine } from './orders.js';
import { emailAddress, firstName, lastName, newPassword } from './people.js';
import { botFields, idempotencyHeaders } from './public-write.js';
import { internationalRates, localRates } from './rates.js';
import { requiredText } from './text.js';

const { contactInfo, branding, chatbotConfig, serviceAreas } = companyConfig.shape;
const chatShape = chatbotConfig.unwrap().shape;

const newCompany = z.strictObject({
  name: requiredText(120, 'Company name is required'),
  contactInfo: contactInfo.unwrap().extend({
    email: requiredText(254, 'Business email is required').pipe(emailAddress),
    phone: requiredText(50, 'Phone is required'),
  }),
  serviceAreas,
  branding,
  pricing: z
    .strictObject({ localRates: localRates.prefault({}), internationalRates: internationalRates.prefault({}) })
    .prefault({}),
  chatbotConfig: z
    .strictObject({
      welcomeMessage: chatShape.welcomeMessage,
      conversationLimit: chatShape.conversationLimit,
      enableWhatsApp: chatShape.enableWhatsApp,
      enablePhoneCalls: chatShape.enablePhoneCalls,
      businessHours: chatShape.businessHours,
    })
    .prefault({}),
});

const newSignup = z
  .strictObject({
    company: newCompany,
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
