/** NUL and other control characters, but for tab and the two line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const noText = new RegExp(`${control.source}|${loneSurrogate.source}`, 'g');

/** Whether all of it is text: no control character and no half of one. */
export function isText(value: string): boolean {
  return !control.test(value) && !loneSurrogate.test(value);
}

/** What is text in it. */
export function textIn(value: string): string {
  return value.replace(noText, '');
}

/** Something that can be seen: neither a space nor a character without a shape. */
export function isVisible(value: string): boolean {
  return /[^\p{C}\p{Z}]/u.test(value);
}
