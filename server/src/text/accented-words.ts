import { wordSet } from './word-set.js';

/**
 * Words that only their accents tell from the name of a thing or an animal, by how they are typed: the Estonian "to work"
 * from chairs, the Spanish "there" from an oven, "indeed" from a hawk, "away" from a parrot.
 */
const accented = wordSet('tööle töölt tööl ahí ära küll coché cochée carné');

/** Whether the word, as it is typed, is another than the one that its plain spelling is. */
export const isOtherByAccent = ({ typed }: { readonly typed?: string | undefined }): boolean =>
  accented.has(typed?.toLowerCase().normalize('NFC') ?? '');
