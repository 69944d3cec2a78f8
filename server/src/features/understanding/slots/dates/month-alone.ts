import { wordSet } from '../../../../text/word-set.js';
import type { SentenceWord } from '../../sentence.js';

/** Names, verbs and things that stand between commas as well. */
const notAlone: Readonly<Record<string, ReadonlySet<string>>> = {
  en: wordSet('mac mar mai dis mais ene ago'),
  es: wordSet('mac mar mais mai mars'),
  fr: wordSet('sept dis mac mar mais may'),
  et: wordSet('mac mar may ago'),
};
const none: ReadonlySet<string> = new Set();

/** "Semua barang, Mac", "A visa we have. March. Everything": a name of a month, often another word, as a clause of its own. */
export function isAloneAsMonth(words: readonly SentenceWord[], from: number, to: number, language: string): boolean {
  const begins = from === 0 || words[from]?.followsMark === true;
  const ends = to === words.length || words[to]?.followsMark === true;
  return begins && ends && !(notAlone[language.slice(0, 2)] ?? none).has(words[from]?.plain ?? '');
}
