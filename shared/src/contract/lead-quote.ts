import { z } from 'zod';
import { quote } from './quotes.js';
import { text } from './text.js';

const mostAmount = 1_000_000_000;
const amount = z.int().min(1).max(mostAmount);

const line = z.strictObject({
  code: text(60),
  amount: z.int().min(-mostAmount).max(mostAmount).nullable(),
  text: text(1_000),
});

/** The quote that the visitor saw, as data. */
export const leadQuote = z
  .strictObject({
    minPrice: amount,
    maxPrice: amount,
    currency: z.string().regex(/^[A-Z]{3}$/, 'ISO 4217'),
    lines: z.array(line).max(60).describe('What the price rested on, in the language of the visitor.'),
    source: quote.shape.source,
    volumeM3: z.number().min(0).max(100_000).nullable(),
    distanceKm: z.number().min(0).max(50_000).nullable(),
    rangeBasis: quote.shape.range.unwrap().shape.basis.nullable(),
    engineVersion: text(40),
  })
  .refine(({ minPrice, maxPrice }) => minPrice <= maxPrice, 'The least is not above the most');

export type LeadQuote = z.infer<typeof leadQuote>;
