import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { text } from './text.js';

const siteLogo = z.object({
  address: z.string(),
  picture: z.string().describe('The picture itself as a `data:` address, to be shown in an image only.'),
  setting: z.string().describe('What to store to use it in the chat. Empty where it cannot be used.'),
});

const siteLook = z
  .object({
    address: z.string().describe('The page that was read, after redirects.'),
    readAt: z.iso.datetime(),
    name: z.string(),
    title: z.string(),
    tagline: z.string(),
    phone: z.string(),
    navigation: z.array(z.string()),
    colours: z.array(z.string()).describe('Its main colours, the most telling first; greys are left out.'),
    logo: siteLogo.nullable(),
  })
  .meta({ id: 'SiteLook' });

export type SiteLook = z.infer<typeof siteLook>;

const siteReading = z
  .object({
    website: z.string().describe('What was read, or what the company gave as its website.'),
    look: siteLook.nullable().describe('As it was last read. Null where that never worked.'),
    fault: z.string().describe('Why the last try failed. Empty for none.'),
  })
  .meta({ id: 'SiteReading' });

export type SiteReading = z.infer<typeof siteReading>;

export const getSiteLook = endpoint('GET', '/api/site-look', {
  summary: "What the company's own website looked like when it was last read",
  access: 'company',
  permission: 'config.see',
  answer: siteReading,
});

export const readSiteLook = endpoint('POST', '/api/site-look', {
  summary: 'Read the home page of a website for its colours, logo and words; no setting is changed',
  access: 'company',
  permission: 'config.change',
  body: z.strictObject({ website: text(500) }),
  answer: siteReading,
});
