import { plainSentence, type Word } from '../../../text/question-words.js';
import { wordSet } from '../../../text/word-set.js';
import type { CountryIndex } from './country-index.js';
import { hasMarkWithin } from './find-names.js';
import type { Mention } from './mention.js';

const mostWordsOfRegion = 3;
const partsOfTowns = new Set('city beach county falls springs heights'.split(' '));

function regionAt(words: readonly Word[], from: number, { regions }: CountryIndex) {
  const [first] = words.slice(from, from + 1);
  const isWritten = first?.followsMark && /^\p{Lu}+$/u.test(first.typed);
  const byLetters = isWritten ? regions.get(first.typed) : undefined;
  if (byLetters) return { country: byLetters, to: from + 1 };
  for (let length = mostWordsOfRegion; length > 0; length--) {
    const part = words.slice(from, from + length);
    const country = hasMarkWithin(part) ? undefined : regions.get(plainSentence(part).trim());
    if (country) return { country, to: from + part.length };
  }
  return undefined;
}

/** "Paris, Texas" is in the country of its region; "Turkey, Georgia" are two countries. */
function inItsRegion(words: readonly Word[], mention: Mention, index: CountryIndex): Mention {
  let from = mention.to;
  while (partsOfTowns.has(words[from]?.plain ?? '') && !words[from]?.followsMark) from++;
  const region = mention.kind === 'adjective' ? undefined : regionAt(words, from, index);
  const isCountryToo = mention.kind === 'country' && words[from]?.plain === 'georgia';
  if (!region || isCountryToo) return mention;
  return { ...mention, country: region.country, kind: 'country', to: region.to, isMeant: true };
}

/** Names of a country or a town, by what follows: "عمان الأردن" is Amman. */
const alsoTowns = wordSet('عمان salvador granada');

/** The names without each that the country named right after it tells to be a town of that country. */
function withoutTownsOf(words: readonly Word[], names: readonly Mention[]): Mention[] {
  return names.flatMap((mention, at) => {
    const next = names[at + 1];
    const isTown =
      next?.from === mention.to && next.kind === 'country' && alsoTowns.has(words[mention.from]?.plain ?? '');
    if (isTown) return [];
    const earlier = names[at - 1];
    const isOfEarlier =
      mention.kind === 'country' && earlier?.to === mention.from && alsoTowns.has(words[earlier.from]?.plain ?? '');
    return [isOfEarlier ? { ...mention, from: earlier.from } : mention];
  });
}

const articles = wordSet('the el la le l');

/** "Grecia (the tico one)", "Córdoba, la española": the people or country after a town says which of its namesakes it is. */
function namesakesMeant(words: readonly Word[], names: readonly Mention[]): Mention[] {
  return names.flatMap((mention, at) => {
    const [before, next] = [names[at - 1], names[at + 1]];
    if (before && isWhichOne(words, before, mention)) return [];
    if (!next || !isWhichOne(words, mention, next)) return [mention];
    return [{ ...mention, country: next.country, isMeant: true, to: next.to }];
  });
}

function isWhichOne(words: readonly Word[], town: Mention, which: Mention): boolean {
  const article = words[town.to]?.plain ?? '';
  if (which.kind !== 'adjective' || town.kind === 'adjective' || which.from !== town.to + 1) return false;
  if (words[which.to]?.plain === 'one') return articles.has(article);
  return (article === 'el' || article === 'la') && words[which.to]?.followsMark !== false;
}

/** The names, with each town whose region is named after it in the country of that region. */
export function inTheirRegions(words: readonly Word[], names: readonly Mention[], index: CountryIndex): Mention[] {
  const placed = namesakesMeant(words, withoutTownsOf(words, names)).map((mention) =>
    inItsRegion(words, mention, index),
  );
  return placed.filter(({ from }, at) => from >= (placed[at - 1]?.to ?? 0));
}
