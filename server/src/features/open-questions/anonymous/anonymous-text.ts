import { wordsOf } from '../../../text/question-words.js';
import type { GuidesService } from '../../guides/guides.service.js';
import { withAsciiDigits } from '../../understanding/personal-data.service.js';
import { withoutAddresses } from './addresses.js';
import { withoutContacts } from './contacts.js';
import { withoutNames } from './names.js';
import { withoutLongNumbers } from './numbers.js';

/** A longer text is no question but a letter: what matters stands at its start. */
const mostRead = 600;
const mostCharacters = 300;
/** What moves the text around or cannot be seen. */
const invisible = /[\p{Cf}\p{Cc}]+/gu;

function shortened(text: string): string {
  if (text.length <= mostCharacters) return text;
  const cut = text.slice(0, mostCharacters);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostCharacters / 2))} …`;
}

/**
 * The text of a question without what tells who asked it: contacts, addresses, names and long numbers are replaced by
 * words such as [email]. `isPlaceWord` says whether a word names a country or its people, which is no name.
 */
export function anonymousText(typed: string, isPlaceWord: (word: string) => boolean): string {
  const text = withAsciiDigits(typed.slice(0, mostRead).replace(invisible, ' ').normalize('NFC'));
  const plain = [withoutContacts, withoutAddresses, withoutLongNumbers].reduce((rest, without) => without(rest), text);
  return shortened(withoutNames(plain, isPlaceWord).replace(/\s+/gu, ' ').trim());
}

/** Whether a word names a country or its people, in any language. */
export const namesCountry =
  (guides: GuidesService) =>
  (word: string): boolean =>
    guides.countriesIn(wordsOf(word)).length > 0;
