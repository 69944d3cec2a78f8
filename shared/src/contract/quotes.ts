import { z } from 'zod';
import { difficultyFactors } from '../domain/quotes/difficulty.js';
import { measureSystems } from '../domain/quotes/measurement-system.js';
import { moveContents, moveSizes, moveTypes, propertySizes, shippingModes } from '../domain/quotes/move-options.js';
import { companySlug } from './companies.js';
import { endpoint } from './endpoint.js';
import { dateOrMonth, move, oneOf } from './move.js';
import { place } from './places.js';
import { readerLanguage } from './text.js';

/** What both quote calls take. */
const quoteFields = move.extend({
  companyId: companySlug.optional(),
  units: oneOf(measureSystems).optional().describe("Missing: as is usual in the reader's country."),
  language: readerLanguage,
  leaveOut: z
    .array(z.string().max(40))
    .max(20)
    .optional()
    .describe('Codes of questions not to ask next: those that the visitor has skipped or answered elsewhere.'),
});

const quoteRequest = quoteFields.refine(dateOrMonth.check, dateOrMonth.message).meta({ id: 'QuoteRequest' });

const comprehensiveQuoteRequest = quoteFields
  .omit({ moveType: true })
  .extend({
    moveDetails: oneOf(moveContents).optional(),
    propertySize: oneOf(propertySizes),
    moveSize: oneOf(moveSizes),
  })
  .refine(dateOrMonth.check, dateOrMonth.message)
  .meta({ id: 'ComprehensiveQuoteRequest' });

const price = z.number().int().positive();

const coded = z.object({ code: z.string(), text: z.string() });

const parameters = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export const quoteLine = z
  .object({
    code: z.string().describe('The key of the sentence in a catalogue.'),
    params: parameters.describe('The figures of the sentence.'),
    amount: z.number().int().nullable().describe('What it adds to the price. Null where it only explains.'),
    text: z.string(),
  })
  .meta({ id: 'QuoteLine' });

const quoteCost = z
  .object({
    code: z.string(),
    text: z.string().describe('The kind with its share: "Sea freight 34%".'),
    percent: z.number().int().min(1).max(100).describe('Whole; all together make 100.'),
  })
  .meta({ id: 'QuoteCost' });

export const quoteMode = z
  .object({
    mode: z.enum(shippingModes),
    minPrice: price,
    maxPrice: price,
    transitWeeks: z.object({ min: z.number().int(), max: z.number().int() }),
    container: z.string().nullable().describe('As in "20-ft" or "2 × 40-ft high-cube + 20-ft".'),
    fullness: z
      .number()
      .nullable()
      .describe('How full the container is, 0 to 1; for a shared one, our part of a 20-ft.'),
    isSensible: z.boolean().describe('Whether a mover would offer it for this volume.'),
    isChosen: z
      .boolean()
      .describe('The one that the headline range is for: the chosen one, else the cheapest that is usual.'),
    text: z.string(),
  })
  .meta({ id: 'QuoteMode' });

const factor = z.object({ emoji: z.string(), score: z.number().int().min(1).max(5), description: z.string() });

export const difficultyRating = z
  .object({
    emoji: z.string(),
    label: z.string(),
    description: z.string(),
    overallRating: z.number().min(1).max(5),
    estimatedComplexity: z.string(),
    factors: z.object(
      Object.fromEntries(difficultyFactors.map((name) => [name, factor])) as Record<
        (typeof difficultyFactors)[number],
        typeof factor
      >,
    ),
    tips: z.array(z.string()).describe('Most useful first.'),
    tipCodes: z.array(z.string()),
    colour: z.enum(['green', 'yellow', 'orange', 'red']),
    advice: coded,
  })
  .meta({ id: 'DifficultyRating' });

const quotedPlace = z.object({
  text: z.string().describe('As the visitor typed it.'),
  place: place.nullable().describe('Null where it could not be placed.'),
  choices: z.array(place).describe('To pick from where the text could mean several places.'),
});

export const nextQuestionCodes = [
  'origin_place',
  'destination_place',
  'property_size',
  'move_size',
  'rooms',
  'inventory',
  'access',
  'move_date',
  'packing',
] as const;

export type NextQuestionCode = (typeof nextQuestionCodes)[number];

export const quote = z
  .object({
    minPrice: z.number().int().nullable().describe('Whole currency units. Null where source is domestic_unavailable.'),
    maxPrice: z.number().int().nullable(),
    currency: z.string().describe('ISO 4217'),
    moveType: z.enum(moveTypes).describe('What the move is, which may differ from what it was called.'),
    moveDetails: z.string(),
    shipmentType: z.string(),
    warning: z.string().nullable().describe('The texts of `warnings` in one.'),
    disclaimer: z.string(),
    source: z.enum(['company_rates', 'default_rates', 'domestic_unavailable']),
    difficultyRating: difficultyRating.nullable(),
    lines: z
      .array(quoteLine)
      .describe(
        'What the price rests on. The amounts add up to the price, which lies in the range. Unit rates are named only where the company shows them.',
      ),
    costs: z.array(quoteCost).describe('The kinds of cost with their share of the price, largest first.'),
    includes: z.array(coded).describe('What the price includes.'),
    modes: z.array(quoteMode).describe('Ways to ship, side by side. Empty for a local move.'),
    volume: z.object({ m3: z.number(), ft3: z.number().int(), basis: z.string() }).nullable(),
    distance: z
      .object({ km: z.number().int(), miles: z.number().int(), basis: z.enum(['cities', 'within_city', 'typical']) })
      .nullable(),
    range: z
      .object({
        basis: z.enum([
          'unknown_home',
          'unknown_office',
          'unknown_boxes',
          'named_items',
          'home_size',
          'rooms',
          'said_volume',
          'inventory',
        ]),
        percent: z.number().describe('Half the width that the knowledge supports, in percent of the price.'),
        isCapped: z.boolean().describe('Whether the range was narrowed to the most that is ever shown.'),
        uncappedMin: price,
        uncappedMax: price,
        text: z.string().describe('In words, to stand beside the price: about ±25% until the rooms are known.'),
      })
      .nullable(),
    nextQuestion: z
      .object({
        code: z.enum(nextQuestionCodes),
        gain: z.number().int().describe('By how much the answer can move the price at most.'),
        text: z.string(),
      })
      .nullable()
      .describe('The one question whose answer would narrow the range most.'),
    warnings: z.array(coded),
    exclusions: z.array(coded).describe('What the price does not include: duties, insurance and the like.'),
    units: z.enum(measureSystems),
    engineVersion: z.string().describe('Of the rules by which it was worked out.'),
    origin: quotedPlace,
    destination: quotedPlace,
  })
  .meta({ id: 'Quote' });

export type QuoteRequest = z.infer<typeof quoteRequest>;
export type ComprehensiveQuoteRequest = z.infer<typeof comprehensiveQuoteRequest>;
export type Quote = z.infer<typeof quote>;
export type QuoteLine = z.infer<typeof quoteLine>;
export type QuoteMode = z.infer<typeof quoteMode>;
export type DifficultyRating = z.infer<typeof difficultyRating>;

export const calculateQuote = endpoint('POST', '/api/calculate-quote', {
  summary: 'A preliminary price range for a move',
  access: 'visitor',
  body: quoteRequest,
  answer: quote,
  errors: ['company_unknown'],
});

export const comprehensiveQuote = endpoint('POST', '/api/comprehensive-quote', {
  summary: 'A preliminary price range for an international move whose sizes are known',
  access: 'visitor',
  body: comprehensiveQuoteRequest,
  answer: quote,
  errors: ['company_unknown'],
});
