import { z } from 'zod';
import { text } from './text.js';

/** For each write of a visitor that must be stored once, however often a bad network makes the browser send it. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(16)
    .max(128)
    .optional()
    .describe('Chosen by the client, the same at each try. The same key and body give the first answer again.'),
});

/** Fields that help to tell a bot from a person without a puzzle. */
export const botFields = {
  website: text(200).default('').describe('A field that people do not see. What fills it is marked as a bot.'),
  elapsedMs: z.number().int().min(0).optional().describe('From the form shown to the form sent.'),
};

export const sourcePage = text(10_000)
  .default('')
  .describe(
    'The page that carried the chat. Of its query, only campaign parameters (`utm_source`, `utm_medium`, `utm_campaign`, `utm_term`, `utm_content`), click ids (`gclid`, `fbclid`, `msclkid`) and `ref`, the host of the page before, are kept: leave it out unless the visitor allowed analytics.',
  );
