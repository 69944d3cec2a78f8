import { z } from 'zod';
import { inventoryCodes } from '../domain/quotes/inventory-items.js';
import { roomKinds } from '../domain/quotes/rooms.js';
import { endpoint } from './endpoint.js';
import { readerLanguage } from './text.js';

const thing = z
  .object({
    code: z.enum(inventoryCodes).describe('As a quote takes it, in `inventory`.'),
    name: z.string().describe('In the language asked for.'),
    room: z.enum([...roomKinds, 'boxes', 'special']).describe('Where it stands in most homes.'),
    m3: z.number().describe('Its volume as packed for transport.'),
  })
  .meta({ id: 'Thing' });

export type Thing = z.infer<typeof thing>;

export const listThings = endpoint('GET', '/api/things', {
  summary: 'The things of a home that a visitor can count, room by room',
  access: 'visitor',
  query: z.strictObject({ language: readerLanguage }),
  answer: z.object({ things: z.array(thing) }).meta({ id: 'Things' }),
});
