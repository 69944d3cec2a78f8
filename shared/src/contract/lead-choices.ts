import { z } from 'zod';
import { businessHours } from './company-config.js';
import { endpoint } from './endpoint.js';

/** Whom a lead can be assigned to, and the tags that are in use. */
export const getLeadChoices = endpoint('GET', '/api/leads/choices', {
  summary: 'The people whom a lead can be given to, and the tags in use',
  access: 'company',
  permission: 'leads.see',
  answer: z
    .object({
      people: z.array(z.object({ id: z.uuid(), name: z.string() })),
      tags: z.array(z.string()).describe('The first 200 by name.'),
      sources: z.array(z.string()).describe('How leads came, as in Google ads: the first 100 by name.'),
      currency: z.string(),
      businessHours: businessHours.extend({ holidays: z.array(z.iso.date()) }),
      companyName: z.string(),
      country: z.string().nullable().describe('Where the company is, for telephone numbers in national spelling.'),
    })
    .meta({ id: 'LeadChoices' }),
});
