import { z } from 'zod';
import { endpoint } from './endpoint.js';

const refusedPage = z
  .object({
    id: z.uuid(),
    host: z.string().describe('As an entry of the allowed domains would name it.'),
    path: z.string().describe('Of the last such page, without its query. Empty where the browser did not say.'),
    count: z.int(),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
  })
  .meta({ id: 'RefusedPage' });

export type RefusedPage = z.infer<typeof refusedPage>;

export const listRefusedPages = endpoint('GET', '/api/refused-pages', {
  summary: 'Websites that tried to show the chat and are not on the list, the latest first',
  access: 'company',
  permission: 'config.see',
  answer: z.object({ pages: z.array(refusedPage) }),
});

export const hideRefusedPage = endpoint('DELETE', '/api/refused-pages/:id', {
  summary: 'Put a website that is not the company’s out of the list for good',
  access: 'company',
  permission: 'config.change',
  params: z.strictObject({ id: z.uuid() }),
  answer: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
});
