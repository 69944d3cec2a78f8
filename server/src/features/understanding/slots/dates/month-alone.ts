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

/** Behind these it is a verb or a name: "as soon as we may", "my name is Jan", "two weeks ago". */
const beforeOthers: ReadonlySet<string> = wordSet(
  'i we you they he she it that this one as may is am s name called named mr mrs ms weeks week days day months month years year a an the my our his her and with mi mon ma saya llamo llama soy appelle suis nama nimi olen',
);
const mostOfAlone = 2;

/** "All furniture may": at the end of a longer message a month in small letters, without the word for "in". */
function isAtEnd(words: readonly SentenceWord[], from: number, to: number): boolean {
  const before = words[from - 1];
  return to === words.length && from >= mostOfAlone && before !== undefined && !beforeOthers.has(before.plain);
}

/** "Semua barang, Mac", "A visa we have. March. Everything": a name of a month, often another word, as a clause of its own. */
export function isAloneAsMonth(words: readonly SentenceWord[], from: number, to: number, language: string): boolean {
  const begins = from === 0 || words[from]?.followsMark === true;
  const ends = to === words.length || words[to]?.followsMark === true;
  const isAlone = (begins && ends) || isAtEnd(words, from, to);
  return isAlone && !(notAlone[language.slice(0, 2)] ?? none).has(words[from]?.plain ?? '');
}
