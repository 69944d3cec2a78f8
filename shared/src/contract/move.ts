import { z } from 'zod';
import { inventoryCodes, inventoryItems } from '../domain/quotes/inventory-items.js';
import { moveContents, moveSizes, moveTypes, propertySizes, shippingModes } from '../domain/quotes/move-options.js';
import { roomKinds } from '../domain/quotes/rooms.js';
import { specialItemCodes } from '../domain/quotes/special-items.js';
import { placeId } from './places.js';
import { requiredText } from './text.js';

export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
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

const count = wholeBetween(1, 500, 'Count');

const inventoryItem = z.strictObject({
  code: oneOf(inventoryCodes),
  count,
  extra: count.optional().describe('How many of these go on top of what the home holds, where a home goes.'),
});

const inventory = z
  .strictObject({
    items: z
      .array(inventoryItem)
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

export const mostNotes = 12;
export const longestNote = 200;

const accessAtEnd = z.strictObject({
  floor: wholeBetween(-5, 150, 'Floor').describe('0 is the ground floor.'),
  lift: z.boolean().default(false),
  carryM: between(0, 1_000, 'Carry in metres').default(0).describe('From the door to where the lorry can stand.'),
});

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Two capital letters of ISO 3166-1')
  .describe('ISO 3166-1, two letters, where it is known.');

/**
 * All that can be said of a move, from the visitor's sentence to the company's mail. The first fields are those of the
 * chat's first version and keep their names and their order.
 */
export const move = z.strictObject({
  originCity: requiredText(120, 'Origin city is required'),
  destinationCity: requiredText(120, 'Destination city is required'),
  moveType: oneOf(moveTypes),
  moveDetails: oneOf(moveContents).describe('What goes.'),
  propertySize: oneOf(propertySizes).optional(),
  moveSize: oneOf(moveSizes).optional().describe('How much of it goes.'),
  moveDate: z.iso.date({ error: 'A date as in 2026-07-31' }).optional().describe('Where the visitor knows the day.'),
  moveMonth: wholeBetween(1, 12, 'Month').optional().describe('Where only the month is known: 1 is January.'),
  moveYear: wholeBetween(2000, 2100, 'Year')
    .optional()
    .describe('The year of that month, where the visitor named it. Missing: the next month of that number.'),
  originPlaceId: placeId.optional(),
  destinationPlaceId: placeId.optional(),
  originCountry: country.optional(),
  destinationCountry: country.optional(),
  access: z.strictObject({ origin: accessAtEnd.optional(), destination: accessAtEnd.optional() }).optional(),
  rooms: rooms.optional(),
  inventory: inventory.optional(),
  specialItems: z
    .array(oneOf(specialItemCodes))
    .min(1, 'Name at least one item')
    .max(specialItemCodes.length)
    .optional()
    .describe('What needs its own people or its own crate, where there is no whole inventory.'),
  leftOut: z
    .array(inventoryItem)
    .min(1, 'Name at least one item')
    .max(60, 'At most 60 different items')
    .optional()
    .describe('What was named and then taken back, the latest last: it stays behind.'),
  shippingMode: oneOf(shippingModes)
    .optional()
    .describe('The way that the visitor chose for an international move. Missing: the cheapest that is usual.'),
  packing: z.boolean().optional().describe('Whether the company packs the boxes. Missing means: not asked yet.'),
  storage: z.boolean().optional().describe('Whether the goods are to be stored for a while.'),
  insurance: z.boolean().optional().describe('Whether the visitor wants insurance for the goods.'),
  volumeM3: between(0.1, mostInventoryM3, 'Volume in m³')
    .optional()
    .describe('All that goes, where the visitor knows its volume. It takes the place of the home and its rooms.'),
  pets: z.boolean().optional().describe('Whether a pet comes along.'),
  car: z.boolean().optional().describe('Whether a car or a motorbike comes along.'),
  notes: z
    .array(requiredText(longestNote, 'Write something'))
    .min(1, 'Write at least one note')
    .max(mostNotes)
    .optional()
    .describe("What no other fact holds, in the visitor's words: another date that would do, when the keys come."),
});

export const partialMove = move.partial();

export type Move = z.infer<typeof move>;
export type PartialMove = z.infer<typeof partialMove>;
export type MoveFact = keyof Move;

export const moveFacts = Object.keys(move.shape) as MoveFact[];

/** Refuses a date beside a month. */
export const dateOrMonth = {
  check: ({ moveDate, moveMonth }: Pick<PartialMove, 'moveDate' | 'moveMonth'>): boolean =>
    moveDate === undefined || moveMonth === undefined,
  message: { path: ['moveMonth'], error: 'Give the date or the month, not both' },
};
