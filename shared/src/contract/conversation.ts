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

/** What both have said, the oldest first; a longer one keeps its end. */
export const conversation = z
  .array(line)
  .max(mostLines)
  .refine(
    (lines) => lines.reduce((sum, said) => sum + said.text.length, 0) <= mostCharacters,
    `At most ${mostCharacters} characters`,
  );

/** A field that must not cost a lead: what cannot be read of it is left out. */
export function leftOutIfUnreadable<Schema extends z.ZodType>(schema: Schema): z.ZodOptional<Schema> {
  // Callers write the field as its schema says; that anything else is passed over is not part of its type.
  return schema.optional().catch(undefined) as unknown as z.ZodOptional<Schema>;
}
