import { foldWords, withWesternDigits, wordsOf } from './sentence-words.js';
import { betweenFigureAndUnit, type CheckedLanguage, numberWords, unitBeginnings } from './word-lists.js';

const grouped = /^\d{1,3}(?:[.,\u00a0\u202f']\d{3})+(?:[.,]\d+)?$/;
const figure = /\d+(?:[.,\u00a0\u202f']\d{3})*(?:[.,]\d+)?/g;

/** 1,500 and 1 500 and 1.500 are one figure; so are 0.6 and 0,6. */
function canonical(written: string): string {
  const plain = grouped.test(written) ? written.replace(/[.,\u00a0\u202f'](?=\d{3}(?!\d))/g, '') : written;
  return String(Number(plain.replace(',', '.')));
}

function asFigures(text: string, language: CheckedLanguage): string {
  const values = numberWords[language];
  return withWesternDigits(text).replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => String(values[foldWords(word)] ?? word));
}

function unitOf(word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  return Object.keys(unitBeginnings).find((unit) => unitBeginnings[unit]?.some((start) => word.startsWith(start)));
}

const joins = new Set(['to', 'or', 'and', 'a', 'o', 'y', 'ou', 'et', 'hingga', 'atau', 'kuni', 'voi', 'الى', 'او']);
const isFigure = (word: string | undefined): boolean => word !== undefined && /^\d+$/.test(word);

/** In "5 to 10 working days" both figures count days. */
function unitAfter(words: readonly string[], at: number): string | undefined {
  for (let next = at + 1; next < words.length; next += 1) {
    const word = words[next] ?? '';
    if (!joins.has(word) && !isFigure(word) && !betweenFigureAndUnit.has(word)) return unitOf(word);
  }
  return undefined;
}

/** All figures of a text, alone and with the unit they count: "180", "180 day". */
export function figuresIn(text: string, language: CheckedLanguage): ReadonlySet<string> {
  const written = asFigures(text, language);
  const plain = written.replace(figure, (one) => ` ${canonical(one).replace('.', 'p')} `);
  const words = wordsOf(plain);
  const isOne = (word: string) => /^\d+(?:p\d+)?$/.test(word);
  const units = words.flatMap((word, at) => {
    const unit = isOne(word) ? unitAfter(words, at) : undefined;
    return unit ? [`${word} ${unit}`] : [];
  });
  return new Set([...words.filter(isOne), ...units]);
}

/** Dates, times, forms and telephone numbers, such as 2026-05-01, 24/7, C3 and I-94. */
export function codesIn(text: string): ReadonlySet<string> {
  const parts = withWesternDigits(text.normalize('NFKC')).match(/[\p{L}\p{N}]+(?:[-/.:+][\p{L}\p{N}]+)*/gu) ?? [];
  const isRange = (part: string) => /^\d+-\d+$/.test(part);
  const isNumber = (part: string) => /^\d[\d.,]*$/.test(part) && part.split('.').length < 3;
  return new Set(parts.filter((part) => /\d/.test(part) && !isRange(part) && !isNumber(part)).map(foldWords));
}
