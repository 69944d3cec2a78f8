/** NUL and other control characters, but for tab and the two line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const noText = new RegExp(`${control.source}|${loneSurrogate.source}`, 'g');

/**
 * The limit of Unicode's Stream-Safe Text Format (UAX #15), far above what any writing needs: Vietnamese, Thai, Indic
 * scripts and Hebrew with cantillation stay below ten. Normalising takes time that grows with the square of the marks on
 * one letter, so 20,000 of them would keep the server busy for a quarter of a second.
 */
const mostMarks = 30;
const pileOfMarks = new RegExp(`(?<!\\p{M})(\\p{M}{${mostMarks}})\\p{M}+`, 'u');
export const tooManyMarks = 'Has more marks on one letter than any writing needs';
const pilesOfMarks = new RegExp(pileOfMarks, 'gu');

/** Whether all of it is text, without control characters and halves of characters. */
export function isText(value: string): boolean {
  return !control.test(value) && !loneSurrogate.test(value);
}

/** Whether a letter carries more marks than any writing needs. Must be checked before the text is normalised. */
export function hasPileOfMarks(value: string): boolean {
  return pileOfMarks.test(value);
}

/** Removes what is not text, and marks beyond the limit. */
export function textIn(value: string): string {
  return value.replace(noText, '').replace(pilesOfMarks, '$1');
}

/** Something that can be seen: neither a space nor a character without a shape. */
export function isVisible(value: string): boolean {
  return /[^\p{C}\p{Z}]/u.test(value);
}
