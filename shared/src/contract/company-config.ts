import { z } from 'zod';
import { defaultTagline } from '../domain/companies/default-tagline.js';
import { allowsEverybody } from '../domain/companies/public-suffix.js';
import { contactRequirements } from '../domain/forms/contact-required.js';
import { measureSystems } from '../domain/quotes/measurement-system.js';
import { launchCountries } from '../domain/quotes/service-countries.js';
import { weekdays } from '../domain/time/zoned-time.js';
import { pricing } from './rates.js';
import { text } from './text.js';
import { timezone } from './timezone.js';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Write it with a # and six signs, as in #1e40af');
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 09:00');
const dayHours = z.strictObject({ open: timeOfDay, close: timeOfDay }).nullable();

/** A host, with a port where it needs one, or `*.` and a host for all below it. */
const domain = z
  .string()
  .max(253)
  .regex(
    /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(:\d{1,5})?$/,
    'A domain such as example.com, without https:// and without a path',
  )
  .refine((entry) => !allowsEverybody(entry), {
    error: ({ input }) =>
      `${input} stands for every website below it, whoever owns it. Write your own, such as *.example.com.`,
  });

/** An image for the chat or the launcher: by an https address, or inside a `data:` address. */
const image = z
  .union([z.literal(''), z.httpUrl().refine((url) => url.startsWith('https://')), z.string().regex(/^data:image\//)], {
    error: 'The address of an image that begins with https://',
  })
  .refine((address) => address.length <= 4_000, 'The address is too long: at most 4,000 characters');

/** What the page's visitor sees before the chat is opened. A script attribute of the same name wins. */
const launcher = z.strictObject({
  label: text(40).default('').describe('Text beside the icon. None shows the icon alone.'),
  icon: image.default(''),
  position: z.enum(['', 'left', 'right']).default('').describe("None follows the direction of the page's text."),
  offsetX: z.number().int().min(0).max(400).default(20),
  offsetY: z.number().int().min(0).max(400).default(20),
  zIndex: z.number().int().min(0).max(2_147_483_647).default(2_147_483_000),
});

export const businessHours = z.strictObject({
  timezone,
  days: z
    .record(z.enum(weekdays), dayHours)
    .describe('A close that is not after the open is on the day after: 00:00 to 00:00 is the whole day.'),
  holidays: z
    .array(z.iso.date({ error: 'A date as in 2026-12-25' }))
    .max(400, 'At most 400 dates')
    .default([])
    .describe('Dates on which nobody is there.'),
});

/** All that a company sets about its chat. Stored as one value, because it is read and saved as one. */
export const companyConfig = z.strictObject({
  contactInfo: z
    .strictObject({
      email: text(254).default(''),
      phone: text(50).default(''),
      website: text(500).default(''),
      address: text(300).default(''),
    })
    .prefault({}),
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/, 'A country by its two capital letters, as in MY')
    .default('')
    .describe('Where the company is. Empty where it has not said so.'),
  units: z
    .enum(['', ...measureSystems])
    .default('')
    .describe("Of distances and volumes, where the visitor's language names no country. Empty: as in the origin."),
  serviceAreas: z.array(text(120)).max(200).default([]),
  serviceCountries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'A country by its two capital letters, as in MY'))
    .default([...launchCountries]),
  localMoves: z.boolean().default(true).describe('Off: a local move is answered as not available yet.'),
  branding: z
    .strictObject({
      primaryColor: colour.default('#1e40af'),
      secondaryColor: colour.default('#10b981'),
      companyName: text(120).default(''),
      tagline: text(200).default(defaultTagline),
    })
    .prefault({}),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD'),
  pricing: pricing.prefault({}),
  chatbotConfig: z
    .strictObject({
      welcomeMessage: text(500).default(''),
      avatarUrl: image.default(''),
      theme: z.enum(['light', 'dark', 'auto']).default('auto'),
      launcher: launcher.prefault({}),
      languages: z
        .array(z.string().regex(/^[a-z]{2,3}$/, 'A language by its code, as in fr'))
        .max(50, 'At most 50 languages')
        .default([])
        .describe('Those that the chat offers; the first serves whoever reads none of them. None listed: all.'),
      quoteFirst: z.boolean().default(false).describe('On: the visitor sees the range before giving contact details.'),
      contactRequired: z
        .enum(contactRequirements)
        .default('both')
        .describe('What a visitor has to leave: email and phone, or one of them.'),
      conversationLimit: z.number().int().min(1).default(100),
      enableWhatsApp: z.boolean().default(true),
      enablePhoneCalls: z.boolean().default(true),
      paceFactor: z.number().min(0).max(2).default(1),
      callbackCapacity: z.number().int().min(1).max(50).default(2).describe('Callbacks that one time can hold.'),
      businessHours: businessHours.default({
        timezone: 'America/New_York',
        days: {
          monday: { open: '09:00', close: '17:00' },
          tuesday: { open: '09:00', close: '17:00' },
          wednesday: { open: '09:00', close: '17:00' },
          thursday: { open: '09:00', close: '17:00' },
          friday: { open: '09:00', close: '17:00' },
          saturday: { open: '10:00', close: '14:00' },
          sunday: null,
        },
        holidays: [],
      }),
    })
    .prefault({}),
  privacyUrl: z.union([z.literal(''), z.httpUrl()]).default(''),
  retentionDays: z
    .int({ error: 'Must be a whole number of days' })
    .min(0, 'Between 0 and 3,650')
    .max(3_650, 'Between 0 and 3,650')
    .default(0)
    .describe('Leads that are older are erased. 0 keeps them.'),
  goals: z
    .strictObject({
      conversionsPerMonth: z
        .int({ error: 'Must be a whole number of leads' })
        .min(0, 'Between 0 and 10,000')
        .max(10_000, 'Between 0 and 10,000')
        .default(0)
        .describe('Leads to be won in a month, of which the owners are told when they are. 0: none.'),
    })
    .prefault({}),
  responseMinutes: z
    .int({ error: 'Must be a whole number of minutes' })
    .min(5, 'Between 5 and 1,440')
    .max(1_440, 'Between 5 and 1,440')
    .default(60)
    .describe('How soon a lead is to be contacted, in minutes of the opening hours.'),
  visitorEmails: z.boolean().default(true).describe('Whether visitors who asked for it get their quote by email.'),
  allowedDomains: z.array(domain).max(100).default([]),
});

export type CompanyConfig = z.infer<typeof companyConfig>;
