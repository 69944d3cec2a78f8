import { z } from 'zod';

/** NUL and other control characters, but for tab and the two line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/**
 * Text from outside. Both databases must store it alike and any screen must show it, so what is no text
 * (NUL, half a character) is refused, and one spelling (NFC) is kept of what can be written in several ways.
 */
export function text(most: number) {
  return z
    .string()
    .max(most, `At most ${most} characters`)
    .refine((value) => !control.test(value) && !loneSurrogate.test(value), 'Contains characters that are not text')
    .transform((value) => value.normalize('NFC').trim());
}

/** Something that can be seen: neither a space nor a character without a shape. */
const visible = /[^\p{C}\p{Z}]/u;

/** Text that must show something; the message is what the visitor reads. */
export function requiredText(most: number, missing: string) {
  return text(most).refine((value) => visible.test(value), missing);
}

/** In whose words the answer is to be. */
export const readerLanguage = text(35)
  .optional()
  .describe('A language tag such as fr or fr-CA. Missing: as Accept-Language says. Unknown: English.');
