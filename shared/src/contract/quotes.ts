import { z } from 'zod';
import { difficultyFactors } from '../domain/quotes/difficulty.js';
import { inventoryCodes, inventoryItems } from '../domain/quotes/inventory-items.js';
import { measureSystems } from '../domain/quotes/measurement-system.js';
import { moveContents, moveSizes, moveTypes, propertySizes } from '../domain/quotes/move-options.js';
import { roomKinds } from '../domain/quotes/rooms.js';
import { companySlug } from './companies.js';
import { endpoint } from './endpoint.js';
import { place, placeId } from './places.js';
import { readerLanguage, requiredText } from './text.js';

export const originCity = requiredText(120, 'Origin city is required');
export const destinationCity = requiredText(120, 'Destination city is required');

const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `Choose one of: ${words.join(', ')}` });

const wholeBetween = (least: number, most: number, what: string) => {
  const error = `${what}: a whole number between ${least} and ${most}`;
  return z.int({ error }).min(least, error).max(most, error);
};

const between = (least: number, most: number, what: string) => {
  const error = `${what}: between ${least} and ${most}`;
  return z.number({ error }).min(least, error).max(most, error);
};

const rooms = z
  .partialRecord(oneOf(roomKinds), wholeBetween(0, 30, 'Rooms'))
  .refine((counts) => Object.keys(counts).length > 0, 'Say how many there are of at least one kind of room')
  .describe('Living room, kitchen and bathroom count once where they are not named.');

/** Larger than any household: a company move of this size is surveyed, not estimated. */
export const mostInventoryM3 = 400;

const inventory = z
  .strictObject({
    items: z
      .array(z.strictObject({ code: oneOf(inventoryCodes), count: wholeBetween(1, 500, 'Count') }))
      .min(1, 'List at least one item')
      .max(200, 'At most 200 different items')
      .refine(
        (items) => items.reduce((sum, { code, count }) => sum + inventoryItems[code].m3 * count, 0) <= mostInventoryM3,
        `More than ${mostInventoryM3} m³: too much for an estimate, ask for a survey`,
      ),
    isComplete: z
      .boolean()
      .default(true)
      .describe('False while the visitor is still listing: the volume is then not less than the home implies.'),
  })
  .describe('What goes, item by item. It takes the place of home size, move size and rooms.');

const accessAtEnd = z.strictObject({
  floor: wholeBetween(-5, 150, 'Floor').describe('0 is the ground floor.'),
  lift: z.boolean().default(false),
  carryM: between(0, 1_000, 'Carry in metres').default(0).describe('From the door to where the lorry can stand.'),
});

/** What both quote calls take; the first fields are those of the chat's first version and keep their names. */
const quoteFields = z.strictObject({
  companyId: companySlug.optional(),
  originCity,
  destinationCity,
  moveType: oneOf(moveTypes),
  moveDetails: oneOf(moveContents),
  propertySize: oneOf(propertySizes).optional(),
  moveSize: oneOf(moveSizes).optional(),
  originPlaceId: placeId.optional(),
  destinationPlaceId: placeId.optional(),
  rooms: rooms.optional(),
  inventory: inventory.optional(),
  access: z.strictObject({ origin: accessAtEnd.optional(), destination: accessAtEnd.optional() }).optional(),
  moveDate: z.iso.date({ error: 'A date as in 2026-07-31' }).optional(),
  moveMonth: wholeBetween(1, 12, 'Month').optional(),
  packing: z.boolean().optional().describe('Whether the company packs the boxes. Missing means: not asked yet.'),
  units: oneOf(measureSystems).optional().describe("Missing: as is usual in the reader's country."),
  language: readerLanguage,
  leaveOut: z
    .array(z.string().max(40))
    .max(20)
    .optional()
    .describe('Codes of questions not to ask next: those that the visitor has skipped or answered elsewhere.'),
});

const dateOrMonth = {
  check: (request: { moveDate?: string | undefined; moveMonth?: number | undefined }): boolean =>
    request.moveDate === undefined || request.moveMonth === undefined,
  message: { path: ['moveMonth'], error: 'Give the date or the month, not both' },
};

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

export const quoteMode = z
  .object({
    mode: z.enum(['shared', 'own', 'air']),
    minPrice: price,
    maxPrice: price,
    transitWeeks: z.object({ min: z.number().int(), max: z.number().int() }),
    container: z.string().nullable().describe('As in "20-ft" or "2 × 40-ft high-cube + 20-ft".'),
    fullness: z
      .number()
      .nullable()
      .describe('How full the container is, 0 to 1; for a shared one, our part of a 20-ft.'),
    isSensible: z.boolean().describe('Whether a mover would offer it for this volume.'),
    isCheapest: z.boolean().describe('The one that the headline range is for.'),
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
    lines: z.array(quoteLine).describe('What the price rests on. The amounts add up to the middle of the range.'),
    modes: z.array(quoteMode).describe('Ways to ship, side by side. Empty for a local move.'),
    volume: z.object({ m3: z.number(), ft3: z.number().int(), basis: z.string() }).nullable(),
    distance: z
      .object({ km: z.number().int(), miles: z.number().int(), basis: z.enum(['cities', 'within_city', 'typical']) })
      .nullable(),
    range: z
      .object({
        basis: z.enum(['unknown_home', 'home_size', 'rooms', 'inventory']),
        percent: z.number().describe('Half the width that the knowledge supports, in percent of the price.'),
        isCapped: z.boolean().describe('Whether the range was narrowed to the most that is ever shown.'),
        uncappedMin: price,
        uncappedMax: price,
        text: z.string(),
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
    exclusions: z.array(coded).describe('What no estimate holds: duties, insurance and the like.'),
    units: z.enum(measureSystems),
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

export const calculateQuote = endpoint({
  method: 'POST',
  path: '/api/calculate-quote',
  summary: 'A preliminary price range for a move',
  surface: 'chat',
  body: quoteRequest,
  status: 200,
  answer: quote,
  errors: ['company_unknown'],
});

export const comprehensiveQuote = endpoint({
  method: 'POST',
  path: '/api/comprehensive-quote',
  summary: 'A preliminary price range for an international move whose sizes are known',
  surface: 'chat',
  body: comprehensiveQuoteRequest,
  status: 200,
  answer: quote,
  errors: ['company_unknown'],
});
