import { PhraseSet } from '../../phrase-set.js';
import { markerBefore } from './place-markers.js';
import type { PlaceContext, PlaceMention } from './place-mentions.js';
import { ordinaryWords } from './place-words.js';

const shortest = 5;
const mostLookedUp = 2;
const leastPeople = 100_000;
const moving = new PhraseSet({
  moving: 'moving, move, moved, relocat*, shift*, mud*, demenag*, pindah, berpindah, koli*',
});

function isCandidate(context: PlaceContext, at: number, taken: readonly PlaceMention[]): boolean {
  const { words } = context.sentence;
  const word = words[at];
  if (!word || word.plain.length < shortest || /\d/.test(word.plain) || ordinaryWords.has(word.plain)) return false;
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

function placeNear(context: PlaceContext, at: number): PlaceMention | undefined {
  const { sentence, places, preferred } = context;
  const match = places.find(sentence.words[at]?.typed ?? '', { preferred });
  const place = match.kind === 'found' ? match.place : match.kind === 'ambiguous' ? match.candidates[0] : undefined;
  if (!place || place.population < leastPeople) return undefined;
  return { from: at, to: at + 1, kind: 'city', query: place.label, isGuess: true };
}

/** "From Manchestr to Londn": large cities with a typing error, only where a city is expected. */
export function misspelledPlaces(context: PlaceContext, taken: readonly PlaceMention[]): PlaceMention[] {
  const candidates = context.sentence.words.flatMap((_, at) => (isCandidate(context, at, taken) ? [at] : []));
  return candidates.slice(0, mostLookedUp).flatMap((at) => placeNear(context, at) ?? []);
}
