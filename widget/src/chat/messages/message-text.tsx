import type { Text } from '../../i18n/text.js';
import { Words } from './text-with-phone.js';

/** As a lead's reference is written. */
const reference = /\b(M-[2-9A-Z]{8})\b/;

/** The words of a message; a reference in them is not broken at its hyphen. */
export function Said({ words, text }: { readonly words: string; readonly text: Text }) {
  // Every second part is a reference.
  return words
    .split(reference)
    .map((part, index) => (index % 2 ? <bdi>{part}</bdi> : <Words words={part} text={text} />));
}
