import { z } from 'zod';
import { companyConfig } from './company-config.js';
import { endpoint } from './endpoint.js';
import { calculateQuote } from './quotes.js';
import { pricing } from './rates.js';
import { wholeConfig } from './whole-config.js';

/** The version of the settings that somebody saw. A save that is based on an older one is refused. */
const version = z.int().min(1);

const companySettings = z
  .object({
    config: companyConfig,
    slug: z.string().describe('The public name, as in the embed snippet.'),
    version,
    updatedAt: z.iso.datetime(),
    ratesConfirmedAt: z.iso
      .datetime()
      .nullable()
      .describe('Null while the prices are typical ones that nobody confirmed.'),
    updatedBy: z.string().nullable().describe('Null until somebody has changed them.'),
  })
  .meta({ id: 'CompanySettings' });

export type CompanySettings = z.infer<typeof companySettings>;

const changedValue = z
  .object({
    path: z.array(z.string()).describe('The way to it in the configuration, such as ["branding", "primaryColor"].'),
    before: z.unknown().optional().describe('Missing where it was not set.'),
    after: z.unknown().optional().describe('Missing where it is not set any more.'),
  })
  .meta({ id: 'ChangedValue' });

const configChange = z
  .object({
    id: z.uuid(),
    version,
    changes: z.array(changedValue),
    personName: z.string(),
    at: z.iso.datetime(),
    undoes: z.iso.datetime().nullable().describe('When the change was made that this one took back.'),
    canUndo: z.boolean().describe('False where one of its values has been changed again since.'),
  })
  .meta({ id: 'ConfigChange' });

export type ConfigChange = z.infer<typeof configChange>;

export const getCompanyConfig = endpoint('GET', '/api/company-config', {
  summary: 'All that the company has set about its chat',
  access: 'company',
  permission: 'config.see',
  answer: companySettings,
});

export const saveCompanyConfig = endpoint('PUT', '/api/company-config', {
  summary: 'Save all settings, unless somebody else has changed them since they were read',
  access: 'company',
  permission: 'config.change',
  body: z.strictObject({ config: wholeConfig, version }),
  answer: companySettings,
  errors: ['edit_conflict'],
});

export const previewCompanyConfig = endpoint('POST', '/api/company-config/preview', {
  summary: 'Keep settings for some minutes to look at the chat with them, by /embed?company=…&preview=…',
  access: 'company',
  permission: 'settings.see',
  body: z.strictObject({ config: companyConfig }),
  status: 201,
  answer: z.object({ previewId: z.uuid() }),
});

/** Parts of the settings with a page of their own, which shows the history of that part. */
const configTopics = ['pricing', 'allowedDomains'] as const;

export const listConfigChanges = endpoint('GET', '/api/company-config/history', {
  summary: 'Who changed which setting and when, newest first',
  access: 'company',
  permission: 'settings.see',
  query: z.strictObject({
    topic: z.enum(configTopics).optional(),
    before: z.uuid().optional().describe('The id of the last change that is known already.'),
  }),
  answer: z.object({ changes: z.array(configChange), hasMore: z.boolean() }),
});

export const undoConfigChange = endpoint('POST', '/api/company-config/history/:changeId/undo', {
  summary: 'Take a change back, which is a change of its own; refused where its values were changed again',
  access: 'company',
  permission: 'config.change',
  params: z.strictObject({ changeId: z.uuid() }),
  body: z.strictObject({ version }),
  answer: companySettings,
  errors: ['not_found', 'edit_conflict'],
});

const quoteFields = calculateQuote.body.shape;

const simulatedMove = z
  .strictObject({
    originCity: quoteFields.originCity,
    destinationCity: quoteFields.destinationCity,
    moveType: quoteFields.moveType,
    moveDetails: quoteFields.moveDetails,
    propertySize: quoteFields.propertySize,
    moveSize: quoteFields.moveSize,
    moveMonth: quoteFields.moveMonth,
    packing: quoteFields.packing,
    specialItems: quoteFields.specialItems,
    storage: quoteFields.storage,
    insurance: quoteFields.insurance,
    pets: quoteFields.pets,
    car: quoteFields.car,
    access: quoteFields.access,
  })
  .meta({ id: 'SimulatedMove' });

export type SimulatedMove = z.infer<typeof simulatedMove>;

export const simulateQuote = endpoint('POST', '/api/quote-engines/simulate', {
  summary: 'The quote for a move by the saved rates and by others, without saving them',
  access: 'company',
  permission: 'settings.see',
  body: z.strictObject({ pricing, move: simulatedMove }),
  answer: z.object({ before: calculateQuote.answer, after: calculateQuote.answer }),
});

export const confirmRates = endpoint('POST', '/api/quote-engines/confirm', {
  summary: "Confirm that the rates are the company's own: visitors are no longer told of typical prices",
  access: 'company',
  permission: 'rates.change',
  answer: companySettings,
});

export const testDomain = endpoint('POST', '/api/admin-domains/test', {
  summary: 'Whether a page of this address may carry the chat, and by which entry',
  access: 'company',
  permission: 'settings.see',
  body: z.strictObject({ url: z.string().max(2_000, 'At most 2,000 characters') }),
  answer: z.object({
    isAllowed: z.boolean(),
    origin: z.string().describe('What browsers compare: scheme, host and port.'),
    entry: z.string().nullable().describe('The one that allows it. Null where none does, or where none is needed.'),
    reason: z.enum(['listed', 'below_wildcard', 'any_page', 'own_page', 'not_listed', 'wildcard_excludes_itself']),
  }),
});
