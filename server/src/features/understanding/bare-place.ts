import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { monthWords } from '../../text/month-names.js';
import type { MessageContext } from './message-context.js';
import { fillers } from './open-question/yes-no.js';
import { PhraseSet } from './phrase-set.js';
import { readSentence, type SentenceWord } from './sentence.js';
import { isSeason } from './slots/dates/season.js';
import { placeSlot } from './slots/find-slots.js';
import { markerWords } from './slots/places/marker-words.js';
import { placeAlone, placeContext } from './slots/places/meant-places.js';
import { citiesToo, ordinaryWords } from './slots/places/place-words.js';
import { resolvedEnd } from './slots/places/resolved-ends.js';

const mostPlaceWords = 6;
const months = new PhraseSet({ month: monthWords.join(', ') });
const plainMarkers = new PhraseSet({
  marker: Object.values(markerWords)
    .flatMap(({ from = '', to = '', in: inside = '' }) => [from, to, inside])
    .filter((list) => list !== '')
    .concat(
      'say, maybe, probably, perhaps, somewhere in, somewhere near, somewhere around, de, d, du, quelque part en, en algun lugar de, kuskil, ممكن',
    )
    .join(', '),
});

/** The words without politeness at the end, and also without the word before the name. */
function startsOf(words: readonly SentenceWord[], from: number): (readonly SentenceWord[])[] {
  const polite = fillers.find(words).filter(({ to }) => to === words.length);
  const to = Math.min(words.length, ...polite.map((one) => one.from));
  const all = [words, words.slice(0, to)];
  const parts = from > 0 ? [...all, words.slice(from), words.slice(from, to)] : all;
  return parts.filter((part, at) => part.length > 0 && parts.findIndex(({ length }) => length === part.length) === at);
}

/** "August" is a town in California, and "Spring" one in Texas. */
const isTime = (words: readonly SentenceWord[]): boolean =>
  isSeason(words) || months.find(words).some(({ from, to }) => from === 0 && to === words.length);

/** "Gracias" is a town in Honduras as well. */
const isOrdinary = ([first, ...others]: readonly SentenceWord[]): boolean =>
  first !== undefined &&
  others.length === 0 &&
  ordinaryWords.has(first.plain) &&
  !citiesToo.has(first.plain) &&
  first.typed === first.typed.toLowerCase();

/** "A Harley", "an Austin": one of something, which Spanish and French say of a place with "a" before it. */
const isOneThing = ([first]: readonly SentenceWord[], language: string): boolean =>
  oneWords.has(first?.plain ?? '') || (first?.typed.toLowerCase() === 'a' && !goesByA.has(language));
const oneWords = new Set('an un une una sebuah seunit uks another my our mi mis mon ma minu meie'.split(' '));
const goesByA = new Set(['es', 'fr']);

/** Where an end is known by its country alone, a name is that of a city there; so it is where both ends are in one country. */
function openCountry(move: PartialMove = {}): string | undefined {
  if (!move.destinationCity) return move.destinationCountry;
  if (!move.originCity) return move.originCountry;
  return move.originCountry === move.destinationCountry ? move.destinationCountry : undefined;
}

/** The place that a text names once the words around it are left out: "it's Galway", "in Leeds please". */
export function barePlace(
  { request }: MessageContext,
  words: readonly SentenceWord[],
  confidence: number,
): Slots['origin'] {
  if (isOneThing(words, request.language)) return undefined;
  const lead = plainMarkers.find(words).filter(({ from }) => from === 0);
  const from = Math.max(0, ...lead.map(({ to }) => to));
  for (const own of startsOf(words, from)) {
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last || own.length > mostPlaceWords || isTime(own) || isOrdinary(own)) continue;
    const sentence = readSentence(request.sentence.text.slice(first.start, last.end));
    const part = { ...request, sentence, countries: [] };
    const place = placeAlone(placeContext(part, part.preferred));
    const slot = place && placeSlot(resolvedEnd({ place, confidence }, openCountry(request.move)), part);
    // Of a county or a region the chat asks for the town.
    if (slot && (slot.isCity || place?.kind === 'area')) return slot;
  }
  return undefined;
}
