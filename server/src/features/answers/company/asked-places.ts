import type { Word } from '../../../text/question-words.js';
import type { Mention } from '../../guides/guides.service.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const before = set('in at near around en a au aux dans pres di dekat في قرب');
/** With a capital letter in English, and no places. */
const times = set(
  'january february march april may june july august september october november december monday tuesday wednesday ' +
    'thursday friday saturday sunday summer winter spring autumn christmas easter english spanish french',
);

export interface AskedPlace {
  readonly name: string;
  /** The two letters of the country that it is, or is in; null if unknown. */
  readonly code: string | null;
}

function unknownPlace(words: readonly Word[], at: number, mentions: readonly Mention[]): AskedPlace | undefined {
  const word = words[at];
  if (!word || !before.has(words[at - 1]?.plain ?? '') || times.has(word.plain)) return undefined;
  const isKnown = mentions.some(({ from, to }) => at >= from && at < to);
  return isKnown || !/^\p{Lu}\p{Ll}/u.test(word.typed) ? undefined : { name: word.plain, code: null };
}

/** Where a company is asked to do something: "a warehouse in Dubai", "a branch near Wakefield". */
export function askedPlaces(words: readonly Word[], mentions: readonly Mention[]): AskedPlace[] {
  const known = mentions.filter(
    ({ from, isMeant, isInflectedPlace }) => isMeant && (isInflectedPlace || before.has(words[from - 1]?.plain ?? '')),
  );
  return [
    ...known.map(({ from, to, country }) => ({
      name: words
        .slice(from, to)
        .map(({ plain }) => plain)
        .join(' '),
      code: country.code,
    })),
    ...words.flatMap((_, at) => unknownPlace(words, at, mentions) ?? []),
  ];
}
