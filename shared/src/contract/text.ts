import { z } from 'zod';
import { hasPileOfMarks, isText, isVisible, tooManyMarks } from '../domain/forms/characters.js';

/**
 * Text from outside. Both databases must store it alike and any screen must show it, so what is no text
 * (NUL, half a character) is refused, and one spelling (NFC) is kept of what can be written in several ways. Each check
 * ends the work, so that nothing costly is done with what is refused.
 */
export function text(most: number) {
  return z
    .string()
    .max(most, { error: `At most ${most} characters`, abort: true })
    .refine(isText, { error: 'Contains characters that are not text', abort: true })
    .refine((value) => !hasPileOfMarks(value), { error: tooManyMarks, abort: true })
    .transform((value) => value.normalize('NFC').trim());
}

/** Text that must show something; the message is what the visitor reads. */
export function requiredText(most: number, missing: string) {
  return text(most).refine(isVisible, missing);
}

/** In whose words the answer is to be. */
export const readerLanguage = text(35)
  .optional()
  .describe('A language tag such as fr or fr-CA. Missing: as Accept-Language says. Unknown: English.');
