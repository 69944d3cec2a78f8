import { move } from '@meg/shared/contract/move';
import { type Intent, intents } from '@meg/shared/contract/understanding';
import { z } from 'zod';
import { jsonInText } from '../ask/json-in-text.js';

/** Facts that a message can say. What follows from these, such as the country of a city, is found out and not read. */
const facts = move.omit({
  moveType: true,
  originPlaceId: true,
  destinationPlaceId: true,
  originCountry: true,
  destinationCountry: true,
}).shape;

export type ReadableFact = keyof typeof facts;
export const readableFacts = Object.keys(facts) as ReadableFact[];

const longestQuote = 300;

/** What the model says of a fact, with the words that it rests on. */
export interface Claim<T> {
  readonly value: T;
  readonly quote: string;
  readonly mended?: string | null | undefined;
}

const quoted = <T>(value: z.ZodType<T>): z.ZodType<Claim<T>> =>
  z.object({
    value,
    quote: z.string().min(1).max(longestQuote).describe('The words of the message that say so, letter by letter.'),
    mended: z.string().max(longestQuote).nullish().describe('The quote with its typing mistakes put right.'),
  });

type FactValue<Fact extends ReadableFact> = NonNullable<z.infer<(typeof facts)[Fact]>>;
export type ClaimedFacts = { readonly [Fact in ReadableFact]?: Claim<FactValue<Fact>> };

export interface ModelReading {
  readonly intent: Claim<Intent> | undefined;
  readonly facts: ClaimedFacts;
}

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? unwrapped(schema.unwrap() as z.ZodType) : schema;
const claims = Object.fromEntries(
  Object.entries(facts).map(([fact, schema]) => [fact, quoted(unwrapped(schema))]),
) as Record<ReadableFact, z.ZodType<Claim<unknown>>>;
const intentClaim = quoted(z.enum(intents));

/** For servers that hold their model to a schema. The answer is checked either way. */
export const readingSchema = z.toJSONSchema(
  z.object({
    intent: intentClaim.nullish(),
    facts: z.object(claims).partial(),
  }),
  { io: 'input', unrepresentable: 'any' },
);

const outer = z.object({ intent: z.unknown(), facts: z.record(z.string(), z.unknown()).catch({}) });

/** What of a model's answer has the shape that was asked for. The rest is dropped, part by part. */
export function readingIn(text: string): ModelReading | undefined {
  const parsed = outer.safeParse(jsonInText(text));
  if (!parsed.success) return undefined;
  const intent = intentClaim.safeParse(parsed.data.intent);
  const read = readableFacts.flatMap((fact) => {
    const claim = claims[fact].safeParse(parsed.data.facts[fact]);
    return claim.success ? [[fact, claim.data]] : [];
  });
  return { intent: intent.success ? intent.data : undefined, facts: Object.fromEntries(read) as ClaimedFacts };
}
