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

/** "Semua barang, Mac": a name of a month that is also another word, behind a comma at the end of a list. */
export function isAloneAsMonth(words: readonly SentenceWord[], at: number, language: string): boolean {
  const isLast = at === words.length - 1;
  const isAlone = at > 0 && words[at]?.followsMark === true && isLast;
  return isAlone && !(notAlone[language.slice(0, 2)] ?? none).has(words[at]?.plain ?? '');
}
