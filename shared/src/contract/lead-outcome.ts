import { z } from 'zod';
import { lostReasons } from '../domain/leads/lead-outcome.js';
import { toCents } from '../domain/money/read-amount.js';
import { text } from './text.js';

const mostAmount = 1_000_000_000;
const notAnAmount = 'The booked amount in your currency, with at most two decimals';

/** How a lead ended, as people of the company say it. */
export const leadOutcome = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('converted'),
    amount: z
      .number({ error: notAnAmount })
      .min(0.01, notAnAmount)
      .max(mostAmount, notAnAmount)
      .refine((amount) => toCents(amount) === amount, notAnAmount),
    moveDate: z.iso.date({ error: 'A date as in 2026-07-31' }).nullable().default(null),
  }),
  z
    .strictObject({
      kind: z.literal('lost'),
      reason: z.enum(lostReasons, { error: 'Choose why' }),
      words: text(500).default(''),
    })
    .refine(({ reason, words }) => reason !== 'other' || words !== '', {
      path: ['words'],
      error: 'Say in a few words why',
    }),
]);

/** As it is listed. */
export const shownOutcome = z
  .object({
    kind: z.enum(['converted', 'lost']),
    amount: z.number().nullable().describe('Booked, in its currency, to the cent.'),
    currency: z.string().nullable(),
    moveDate: z.iso.date().nullable().describe('The date of the move that was booked.'),
    reason: z.enum(lostReasons).nullable().describe('Why the lead is lost.'),
    words: z.string(),
  })
  .meta({ id: 'ShownLeadOutcome' });

export type ShownOutcome = z.infer<typeof shownOutcome>;
