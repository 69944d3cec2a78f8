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

/**
 * One spelling for everything that people type alike: small letters, no accents, no dots or apostrophes, one space
 * between words. The index is built with it and every query goes through it, so both sides must use this one.
 */
export function foldText(text: string): string {
  return text
    .slice(0, longestQuery)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœđðþłıħ]/g, (letter) => letters[letter] ?? letter)
    .replace(/['’‘`´ʻʼ′.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
