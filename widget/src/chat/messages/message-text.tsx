import type { Text } from '../../i18n/text.js';
import { Words } from './text-with-phone.js';

/** The format of a lead's reference. */
const reference = /\b(M-[2-9A-Z]{8})\b/;

/** The text of a message. A reference in it is not broken at its hyphen. */
export function MessageText({ words, text }: { readonly words: string; readonly text: Text }) {
  // Every second part is a reference.
  return words
    .split(reference)
    .map((part, index) => (index % 2 ? <bdi>{part}</bdi> : <Words words={part} text={text} />));
}
