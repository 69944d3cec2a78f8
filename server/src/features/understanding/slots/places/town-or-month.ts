import { monthWords } from '../../../../text/month-names.js';
import type { SentenceWord } from '../../sentence.js';

const names = monthWords.flatMap((list) => list.split(', '));
const whole = new Set(names.filter((name) => !name.endsWith('*')));
const stems = names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
/** "Augustis" is "in August", and Augusta a town. */
const estonianEnding = /^i?(?:s|st|ks|ni|l|kuu\p{L}*)?$/u;

export const isMonthName = (plain: string): boolean =>
  whole.has(plain) || stems.some((stem) => plain.startsWith(stem) && estonianEnding.test(plain.slice(stem.length)));

const towards = new Set(['to', 'from']);

/** "In August" is a time; "from March to Leeds" and "moving to March" name the town. */
export function isTownNotMonth(words: readonly SentenceWord[], at: number, isBesideMonth: boolean): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return !isBesideMonth && /^\p{Lu}/u.test(word?.typed ?? '') && towards.has(before?.plain ?? '');
}
