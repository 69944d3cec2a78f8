import { z } from 'zod';
import { slugPattern } from '../domain/companies/company-slug.js';
import { contactRequirements } from '../domain/forms/contact-required.js';
import { endpoint } from './endpoint.js';

export const companySlug = z
  .string()
  .regex(slugPattern, 'Not the name of a company: small letters, digits and hyphens')
  .describe('The public name of a company, as in its embed snippet. Missing means the default company.');

/** What any visitor may know of a company, and all that the chat needs for its first message. */
export const publicCompany = z
  .object({
    slug: companySlug,
    name: z.string(),
    tagline: z.string(),
    primaryColor: z.string(),
    secondaryColor: z.string(),
    welcomeMessage: z.string().describe('Empty where the company keeps the standard greeting.'),
    avatarUrl: z.string().describe('Empty where Meg has its own face.'),
    phone: z.string(),
    phoneUrl: z.string().describe('Calls that number. Empty where it cannot be dialled as it is written.'),
    privacyUrl: z.string(),
    currency: z.string(),
    moneyLocale: z.string().describe('In which locale the company writes money in English.'),
    quoteFirst: z.boolean().describe('Whether the range comes before the contact details.'),
    contactRequired: z.enum(contactRequirements).describe('Whether email and phone are asked for, or one of them.'),
    offersWhatsApp: z.boolean(),
    offersCalls: z.boolean(),
    offersEmail: z.boolean().describe('Whether visitors can have their quote sent by email.'),
    paceFactor: z.number().describe('1 is the pace of the specification, 0 shows every reply at once.'),
    allowedDomains: z.array(z.string()).describe('Where the chat may be embedded. Empty means anywhere.'),
  })
  .meta({ id: 'PublicCompany' });

export type PublicCompany = z.infer<typeof publicCompany>;

/** What the chat's frame gets. Every visitor loads it, so what only the server uses is left out. */
export type FrameCompany = Omit<PublicCompany, 'tagline' | 'primaryColor' | 'secondaryColor' | 'currency'> & {
  /** When people are there next: openings and closings by turns, in minutes since 1970. */
  readonly openings?: readonly number[];
};

export const getCompany = endpoint('GET', '/api/companies/:slug', {
  summary: 'What a visitor may know of a company',
  access: 'visitor',
  params: z.strictObject({ slug: companySlug }),
  answer: publicCompany,
  errors: ['company_unknown'],
});
