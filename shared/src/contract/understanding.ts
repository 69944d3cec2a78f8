import { z } from 'zod';
import { companySlug } from './companies.js';
import { endpoint } from './endpoint.js';
import { type Move, move } from './move.js';
import { readerLanguage, requiredText } from './text.js';

/** What a visitor can want: a topic of advice, something that the chat does, or nothing that a mover can help with. */
export const intents = [
  'planning',
  'packing',
  'costs',
  'international',
  'specialty',
  'insurance',
  'changingAddress',
  'readiness',
  'general',
  'quote',
  'call',
  'countryGuide',
  'documents',
  'greeting',
  'thanks',
  'complaint',
  'outOfScope',
] as const;

export type Intent = (typeof intents)[number];

const confidence = z.number().min(0).max(1);

function slot<T extends z.ZodType>(value: T) {
  return z.object({ value, confidence }).optional();
}

const placeSlot = z.object({
  value: z.string().describe('What to show and to fill in: a city that was found, or a country alone.'),
  placeId: z.string().nullable().describe('Of the one city that is meant, where there is no doubt.'),
  countryCode: z.string().nullable(),
  isCity: z.boolean().describe('False where only a country was named, which is not yet an address.'),
  confidence,
});

type SaidFact = Exclude<keyof Move, `${'origin' | 'destination'}${string}`>;

/** All facts but the two ends: a slot for each, with how sure it is. */
const facts = Object.fromEntries(
  Object.entries(move.shape)
    .filter(([fact]) => !/^(?:origin|destination)/.test(fact))
    .map(([fact, schema]) => [fact, slot(schema instanceof z.ZodOptional ? schema.unwrap() : schema)]),
) as unknown as {
  [Fact in SaidFact]: ReturnType<typeof slot<z.ZodType<NonNullable<Move[Fact]>, NonNullable<Move[Fact]>>>>;
};

export const slots = z
  .object({
    origin: placeSlot.optional(),
    destination: placeSlot.optional(),
    ...facts,
    name: slot(z.string()),
    email: slot(z.string()),
    phone: slot(z.string()),
  })
  .meta({ id: 'Slots' });

export type Slots = z.infer<typeof slots>;

export const understanding = z
  .object({
    intent: z.enum(intents),
    confidence: confidence.describe('Of the intent.'),
    isSure: z.boolean().describe('False below the threshold: ask, do not act.'),
    slots,
    country: z.string().nullable().describe('The slug of the guide that the sentence is about.'),
    question: z
      .string()
      .nullable()
      .describe("One short question to ask back where it is not sure, in the reader's language."),
    language: z.string().describe('That of the sentence, as far as it can be told; else the one asked for.'),
  })
  .meta({ id: 'Understanding' });

export type Understanding = z.infer<typeof understanding>;

export const understandText = endpoint('POST', '/api/chat/understand', {
  summary: 'What a sentence wants, and what it says of a move',
  access: 'visitor',
  body: z.strictObject({
    companyId: companySlug.optional(),
    text: requiredText(2_000, 'Write something'),
    language: readerLanguage,
  }),
  answer: understanding,
  errors: ['company_unknown'],
});
