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
};

/** More than this is no name of a place, and a search must not grow with what is pasted into it. */
export const longestQuery = 120;

/** Most of what is folded: its letters need no more than to be small. */
const plainWords = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/**
 * One spelling for everything that people type alike: small letters, no accents, no dots or apostrophes, one space
 * between words. The index is built with it and every query goes through it, so both sides must use this one.
 */
export function foldText(text: string): string {
  const short = text.slice(0, longestQuery);
  if (plainWords.test(short)) return short.toLowerCase();
  return short
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœđðþłıħ]/g, (letter) => letters[letter] ?? letter)
    .replace(/['’‘`´ʻʼ′.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
