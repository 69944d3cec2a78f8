import type { Mention } from '../../../guides/guides.service.js';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

/** "The one in", "el de", "celui de": behind the name of a town, these begin to say which of its namesakes is meant. */
const whichOne = new PhraseSet({
  one: 'one, ones, version, el de, la de, celui, celle, yang, yg, see, oma, الي, اللي, تلك, اقصد, i mean, i meant, digo, je veux dire, maksud saya, motlen',
});
const mostWords = 5;

interface Named {
  readonly from: number;
  readonly to: number;
}

const shortNames: ReadonlyMap<string, string> = new Map([
  ['us', 'US'],
  ['uk', 'GB'],
]);
const ofLand = new Set(['country', 'adjective']);
const ofPeople = new Set(['el', 'la', 'le', 'l']);

interface Which {
  readonly name: string;
  readonly code: string | null;
  readonly to: number;
}

/** "The us one": in small letters, "us" is a country only before this word. */
function shortName(words: readonly SentenceWord[], to: number): Which | undefined {
  const at = words[to]?.plain === 'the' ? to + 1 : to;
  const code = shortNames.get(words[at]?.plain ?? '');
  return code && words[at + 1]?.plain === 'one' ? { name: code, code, to: at + 2 } : undefined;
}

/** The country or people right behind a name, in brackets or with such words: "(the american one)", "the one in spain". */
export function countryOfNamesake(
  words: readonly SentenceWord[],
  countries: readonly Mention[],
  { to }: Named,
): Which | undefined {
  const short = shortName(words, to);
  if (short) return short;
  const found = countries.find(({ from, kind }) => from >= to && from < to + mostWords && ofLand.has(kind));
  if (!found) return undefined;
  // "Boston, el americano".
  const isPeople = found.from === to + 1 && found.kind !== 'country' && ofPeople.has(words[to]?.plain ?? '');
  const isNextClause = words.slice(to + 1, found.to).some(({ followsMark }) => followsMark);
  const around = words.slice(to, Math.min(found.to + 2, words.length));
  const end = around.findIndex(({ followsMark }, at) => at > 0 && followsMark);
  if (isPeople) return { name: found.country.name, code: found.country.code, to: found.to };
  if (isNextClause || !whichOne.has(end === -1 ? around : around.slice(0, end))) return undefined;
  const next = words[found.to]?.plain === 'one' ? found.to + 1 : found.to;
  return { name: found.country.name, code: found.country.code, to: next };
}
