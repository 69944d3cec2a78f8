import type { Place } from '@meg/shared/contract/places';
import type { PlaceMatch } from '../../../places/places.service.js';
import { PhraseSet } from '../../phrase-set.js';
import { markerBefore } from './place-markers.js';
import type { PlaceContext, PlaceMention } from './place-mentions.js';
import { ordinaryWords } from './place-words.js';

const shortest = 5;
/** So short a word is only looked up with a letter doubled or a vowel more, for a city of a country that the company serves. */
const short = 4;
const vowels = [...'aeiou'];
const mostLookedUp = 2;
const leastPeople = 100_000;
const moving = new PhraseSet({
  moving: 'moving, move, moved, relocat*, shift*, mud*, demenag*, pindah, berpindah, koli*',
});

function isCandidate(context: PlaceContext, at: number, taken: readonly PlaceMention[]): boolean {
  const { words } = context.sentence;
  const word = words[at];
  const isStrange = context.knowsWord?.(word?.plain ?? '') === false;
  if (
    !word ||
    word.plain.length < (isStrange ? short : shortest) ||
    /\d/.test(word.plain) ||
    ordinaryWords.has(word.plain)
  )
    return false;
  if (context.streets?.some(({ from, to }) => at >= from && at < to)) return false;
  if (taken.some(({ from, to }) => at >= from && at < to)) return false;
  const own = markerBefore(words, context.markers, at);
  const isCapital = /^\p{Lu}/u.test(word.typed);
  // "Antes" is no misspelt Nantes.
  if (!isCapital && context.knowsWord?.(word.plain)) return false;
  const isLedOn = isCapital && context.markers.get(at + 2)?.marker === 'to';
  if (at === 0 || own?.marker === 'of') return isLedOn;
  if (own?.marker === 'from') return true;
  if (own?.marker !== 'to') return false;
  const hasOrigin = taken.some(({ to }) => to === own.from) || context.markers.get(own.from - 1)?.marker === 'from';
  return isCapital || hasOrigin || moving.has(words.slice(Math.max(0, own.from - 1), own.from));
}

const firstOf = (match: PlaceMatch): Place | undefined =>
  match.kind === 'found' ? match.place : match.kind === 'ambiguous' ? match.candidates[0] : undefined;

/** "Leds": the largest city with such a letter more, in a country that the company serves. */
function withLetterMore({ places, preferred }: PlaceContext, plain: string): Place | undefined {
  if (preferred.length === 0) return undefined;
  const names = [...plain].flatMap((own, at) =>
    [own, ...vowels].map((letter) => plain.slice(0, at + 1) + letter + plain.slice(at + 1)),
  );
  return names
    .flatMap((name) => firstOf(places.findNamed(name, { preferred })) ?? [])
    .filter(({ countryCode }) => preferred.includes(countryCode))
    .sort((one, other) => other.population - one.population)[0];
}

function placeNear(context: PlaceContext, at: number): PlaceMention | undefined {
  const { sentence, places, preferred } = context;
  const { typed = '', plain = '' } = sentence.words[at] ?? {};
  const place = plain.length > short ? firstOf(places.find(typed, { preferred })) : withLetterMore(context, plain);
  if (!place || place.population < leastPeople) return undefined;
  return { from: at, to: at + 1, kind: 'city', query: place.label, isGuess: true };
}

/** "From Manchestr to Londn": large cities with a typing error, only where a city is expected. */
export function misspelledPlaces(context: PlaceContext, taken: readonly PlaceMention[]): PlaceMention[] {
  const candidates = context.sentence.words.flatMap((_, at) => (isCandidate(context, at, taken) ? [at] : []));
  return candidates.slice(0, mostLookedUp).flatMap((at) => placeNear(context, at) ?? []);
}
