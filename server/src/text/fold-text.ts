const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ة: 'ه',
  ى: 'ي',
  ک: 'ك',
  ی: 'ي',
  ٱ: 'ا',
  ء: '',
  ـ: '',
};
const foldedLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** A limit on the work for pasted texts, which are no names of places. */
export const longestQuery = 120;

/** Most texts: they only need small letters. */
const plainWords = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/**
 * One spelling for all texts that people mean to be the same: small letters, no accents, no dots or apostrophes, one
 * space between words, one form of each Arabic letter. The index and every query must both use it.
 */
export function foldText(text: string): string {
  const short = text.slice(0, longestQuery);
  if (plainWords.test(short)) return short.toLowerCase();
  return short
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(foldedLetters, (letter) => letters[letter] ?? letter)
    .replace(/['’‘`´ʻʼ′.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
