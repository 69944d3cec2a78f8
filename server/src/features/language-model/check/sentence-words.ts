export const withWesternDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** Normalizes text: small letters, no accents, western digits. */
export function foldWords(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return withWesternDigits(plain).replace(/[’`´ʼ]/g, "'");
}

/** The words of a text. "don't" becomes "do" and "not"; other apostrophes separate words. */
export function wordsOf(text: string): string[] {
  return foldWords(text)
    .replace(/n't\b/g, ' not')
    .replace(/per cent\b|por ciento\b|pour cent\b|%/g, ' percent ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const longestStem = 7;

/** The common beginning of related words: "import", "imported" and "importing". */
export function stemOf(word: string): string {
  if (/\p{N}/u.test(word)) return word;
  const bare = word
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s|ly|e)$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/^(?:وال|بال|كال|فال|ال)(?=[\u0600-\u06ff]{3})/, '');
  return bare.slice(0, longestStem);
}

const abbreviation =
  /(?:(?<![\p{L}\p{M}\p{N}])(?:\p{L}|no|nr|art|approx|ca|dr|mr|mrs|st|vs|etc|incl|max|min|e\.g|i\.e)\.)["')\]]?\s+$/iu;
const sentenceEnd = /[.!?؟]["')\]]?\s+(?=[\p{Lu}\p{Script=Arabic}"'(])/gu;

/** The sentences of a text, line by line. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const ends = [...line.matchAll(sentenceEnd)]
      .map(({ index, 0: end }) => index + end.length)
      .filter((end) => !abbreviation.test(line.slice(0, end)));
    return [0, ...ends].map((start, at) => line.slice(start, ends[at]).trim()).filter(Boolean);
  });
}
