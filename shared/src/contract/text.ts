import { z } from 'zod';
import { hasPileOfMarks, isText, isVisible, tooManyMarks } from '../domain/forms/characters.js';

/**
 * Text from outside. Both databases must store it alike and any screen must be able to show it, so control characters
 * and halves of characters are refused, and text that can be spelled in several ways is stored in one (NFC). Each check
 * aborts the rest, so that refused text costs little.
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

/** Text that may be missing. What shows nothing counts as empty. */
export function optionalText(most: number) {
  return text(most)
    .transform((value) => (isVisible(value) ? value : ''))
    .default('');
}

/** The language of the answer. */
export const readerLanguage = text(35)
  .optional()
  .describe('A language tag such as fr or fr-CA. Missing: as Accept-Language says. Unknown: English.');
