import { z } from 'zod';
import { text } from './text.js';

const mostLines = 400;
const mostCharacters = 16_000;

const line = z.strictObject({
  speaker: z.enum(['assistant', 'visitor']),
  at: z.iso.datetime().optional().describe('Missing where it is not known.'),
  text: text(mostCharacters),
});

export type ConversationLine = z.infer<typeof line>;

/** What the chat and the visitor said, the oldest first. Clients send the end of a longer conversation. */
export const conversation = z
  .array(line)
  .max(mostLines)
  .refine(
    (lines) => lines.reduce((sum, said) => sum + said.text.length, 0) <= mostCharacters,
    `At most ${mostCharacters} characters`,
  );

/** For fields whose faults must not lose a lead: an invalid value is ignored. */
export function ignoredIfInvalid<Schema extends z.ZodType>(schema: Schema): z.ZodOptional<Schema> {
  // The type stays that of the schema, so that our own callers cannot send invalid values.
  return schema.optional().catch(undefined) as unknown as z.ZodOptional<Schema>;
}
