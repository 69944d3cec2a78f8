import { withAsciiDigits } from '../sentence.js';
import { withoutAddresses } from './addresses.js';
import { withoutContacts } from './contacts.js';
import { withoutIdentity } from './identity.js';
import { withoutNames } from './names.js';
import { withoutLongNumbers } from './numbers.js';

/** A longer text is a letter: what matters stands at its start. */
const mostRead = 600;
/** What moves the text around or cannot be seen. */
const invisible = /[\p{Cf}\p{Cc}]+/gu;

/**
 * A text without what tells who wrote it: contacts, addresses, names and long numbers are replaced by words such as
 * [email]. `isPlaceWord` says whether a word names a country or its people, which is no name.
 */
export function withoutPersonalData(typed: string, isPlaceWord: (word: string) => boolean): string {
  const text = withAsciiDigits(typed.slice(0, mostRead).replace(invisible, ' ').normalize('NFC'));
  const plain = [withoutIdentity, withoutContacts, withoutAddresses, withoutLongNumbers].reduce(
    (rest, without) => without(rest),
    text,
  );
  return withoutNames(plain, isPlaceWord).replace(/\s+/gu, ' ').trim();
}
