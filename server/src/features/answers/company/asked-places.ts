import type { Word } from '../../../text/question-words.js';
import { wordSet } from '../../../text/word-set.js';
import type { Mention } from '../../guides/guides.service.js';

/** As Estonian says where: "Tartus", "Kuressaarel". */
const inflectedPlace = /(?:[aeiou]s|[aeiou]l)$/;
const before = wordSet('in at near around en a au aux dans pres di dekat في قرب');
/** With a capital letter in English, and no places. */
const times = wordSet(
  'january february march april may june july august september october november december monday tuesday wednesday ' +
    'thursday friday saturday sunday summer winter spring autumn christmas easter english spanish french',
);

export interface AskedPlace {
  readonly name: string;
  /** The two letters of the country that it is, or is in; null if unknown. */
  readonly code: string | null;
  /** False for a word that is only where the name of a place would be. */
  readonly isSure: boolean;
}

const isArabic = (text: string): boolean => /^\p{Script=Arabic}/u.test(text);

function unknownPlace(words: readonly Word[], at: number, language: string): AskedPlace | undefined {
  const word = words[at];
  if (!word || at === 0 || times.has(word.plain)) return undefined;
  const isIn = before.has(words[at - 1]?.plain ?? '');
  const hasCapital = /^\p{Lu}\p{Ll}{2}/u.test(word.typed);
  const isSaid = language === 'et' ? inflectedPlace.test(word.plain) : isIn;
  const isName = (hasCapital && (isSaid || isIn)) || (isArabic(word.plain) && isIn);
  return isName ? { name: word.plain, code: null, isSure: hasCapital && isIn } : undefined;
}

const spelled = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ');

/** Where a company is asked to do something: "a warehouse in Dubai", "a branch near Wakefield". */
export function askedPlaces(words: readonly Word[], mentions: readonly Mention[], language: string): AskedPlace[] {
  const isPlace = ({ from, isMeant, isInflectedPlace }: Mention) =>
    isMeant && (isInflectedPlace || before.has(words[from - 1]?.plain ?? ''));
  const known = mentions
    .filter(isPlace)
    .map(({ from, to, country }) => ({ name: spelled(words.slice(from, to)), code: country.code, isSure: true }));
  const isKnown = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  return [...known, ...words.flatMap((_, at) => (isKnown(at) ? [] : (unknownPlace(words, at, language) ?? [])))];
}
