import { z } from 'zod';
import { readinessQuestions } from '../domain/readiness/questions.js';
import { companySlug } from './companies.js';
import { ignoredIfInvalid } from './conversation.js';
import { endpoint } from './endpoint.js';
import { type Move, move, moveFacts, partialMove } from './move.js';
import { nextQuestionCodes } from './quotes.js';
import { readerLanguage, requiredText, text } from './text.js';
import { timezone } from './timezone.js';

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

type FactBesideEnds = Exclude<keyof Move, `${'origin' | 'destination'}${string}`>;

/** All facts but the two ends: a slot for each, with how sure it is. */
const facts = Object.fromEntries(
  Object.entries(move.shape)
    .filter(([fact]) => !/^(?:origin|destination)/.test(fact))
    .map(([fact, schema]) => [fact, slot(schema instanceof z.ZodOptional ? schema.unwrap() : schema)]),
) as unknown as {
  [Fact in FactBesideEnds]: ReturnType<typeof slot<z.ZodType<NonNullable<Move[Fact]>, NonNullable<Move[Fact]>>>>;
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

const choice = z.strictObject({
  about: text(40).describe('As in moveType.'),
  value: text(60).describe('As in international.'),
});

/** What the chat is asking when the visitor writes, so that words can answer it as a button would. */
export const openQuestion = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choices'), answers: z.array(choice).max(20).describe('In the order shown.') }),
  z.strictObject({
    kind: z.literal('form'),
    fields: z.array(z.enum(['name', 'email', 'phone', 'originCity', 'destinationCity'])).describe('In order.'),
  }),
  z.strictObject({
    kind: z.literal('detail'),
    code: z.enum(nextQuestionCodes),
    places: z.array(text(200)).max(20).describe('Labels of the places to choose from, in the order shown.'),
  }),
  z.strictObject({
    kind: z.literal('quiz'),
    question: z.enum(readinessQuestions.map(({ id }) => id)),
    moveType: move.shape.moveType,
  }),
  z.strictObject({ kind: z.enum(['handoff', 'feedback', 'countries']) }),
]);

export type OpenQuestion = z.infer<typeof openQuestion>;

export const saidFactNames = [...moveFacts, 'name', 'email', 'phone'] as const;

export type SaidFact = (typeof saidFactNames)[number];

const heard = z.object({
  fact: z.enum(saidFactNames),
  text: z.string().describe("The fact as it now is, in few words of the reader's language: 4 bedrooms."),
});

/** The message itself is not repeated: the positions say which part of it is meant. */
const wish = z.object({
  intent: z.enum(intents),
  from: z.int().min(0),
  to: z.int().min(0).describe('The part of the message that says so, from its first letter up to before this one.'),
});

export const commands = ['back', 'startOver', 'notNow', 'skip'] as const;

const callTime = z.strictObject({
  date: z.iso.date(),
  time: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .nullable()
    .describe('As in 15:00; null where only the day was named.'),
  until: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .optional()
    .describe('The call has to come before it: "before noon", "between 3 and 5".'),
  isSoonest: z.boolean().optional().describe('Whether no time was named but the first that there is: "asap".'),
});

/** The chat sends a slot as it has it, of which the day and the hour count. */
const knownCall = callTime.extend({
  weekday: z.string().max(9).optional(),
  offset: z.string().max(12).optional(),
});

export const understanding = z
  .object({
    intent: z.enum(intents),
    confidence: confidence.describe('Of the intent.'),
    isSure: z.boolean().describe('False below the threshold: ask, do not act.'),
    slots,
    heard: z.array(heard).describe('What the message says of the move that was not known, or known otherwise.'),
    takenBack: z.array(z.enum(moveFacts)).describe('Facts that the visitor takes back without naming another.'),
    isOtherMove: z
      .boolean()
      .optional()
      .describe('Whether a whole new route is asked a quote for, beside the one that is known: nothing of that stays.'),
    answer: choice
      .nullable()
      .describe('The button that the words stand for: a choice of the open question, or another.'),
    command: z.enum(commands).nullable().describe('What the visitor wants the chat to do, where it is one of these.'),
    wishes: z
      .array(wish)
      .describe('How the chat serves what the visitor wants, in order: a move that is refused is asked about.'),
    likely: z.array(z.enum(intents)).describe('What may be meant where it is not sure, the likeliest first.'),
    callTime: callTime.nullable().describe("When the visitor wants to be called, by the visitor's clock."),
    country: z.string().nullable().describe('The slug of the guide that the sentence is about.'),
    question: z
      .string()
      .nullable()
      .describe("One short question to ask back where it is not sure, in the reader's language."),
    language: z.string().describe('That of the sentence, as far as it can be told; else the one asked for.'),
  })
  .meta({ id: 'Understanding' });

export type Understanding = z.infer<typeof understanding>;
export type Command = (typeof commands)[number];

export const understandText = endpoint('POST', '/api/chat/understand', {
  summary: 'What a sentence wants, and what it says of a move',
  access: 'visitor',
  body: z.strictObject({
    companyId: companySlug.optional(),
    text: requiredText(2_000, 'Write something'),
    language: readerLanguage,
    asking: ignoredIfInvalid(openQuestion).describe('What the chat is asking at this moment.'),
    before: ignoredIfInvalid(text(2_000)).describe(
      'What the visitor wrote before, so that "yes, do it" makes a quote of what it supposed.',
    ),
    move: ignoredIfInvalid(partialMove).describe('What is known of the move, so that a correction finds its fact.'),
    call: ignoredIfInvalid(knownCall).describe('The time that is chosen for a call, or that is booked.'),
    timezone: ignoredIfInvalid(timezone),
  }),
  answer: understanding,
  errors: ['company_unknown'],
});
