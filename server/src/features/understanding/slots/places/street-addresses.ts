import type { PlacesService } from '../../../places/places.service.js';
import type { SentenceWord } from '../../sentence.js';
import type { Marker } from './marker-words.js';
import { type MarkerAt, markerBefore } from './place-markers.js';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** English streets end with these: "12 Acacia Avenue". */
const lastWords = setOf(
  'street st road rd avenue ave lane ln crescent cres boulevard blvd terrace mews gardens square sq highway hwy parkway pkwy',
);
/** In small letters these are ordinary words. */
const lastWordsInCapitals = setOf(
  'drive dr close court ct grove hill park place pl walk way row view rise green parade quay wharf circle trail',
);
/** Most other streets begin with these: "rue de Rivoli", "calle Mayor", "Jalan Ampang". */
const firstWords = setOf(
  'rue avenue boulevard bd allee impasse chemin quai calle avenida avda plaza paseo carrer jalan jln lorong persiaran lebuh شارع',
);
/** With the number of the house before them only. */
const firstWordsBehindNumber = setOf('place route cours av');
/** Estonian and German streets: "Narva mnt 7", "Hauptstrasse 5". */
const behindName = setOf('tn tanav tanavalt tanavale mnt maantee maanteelt maanteele pst puiestee puiesteelt');
const germanic = /(?:strasse|gatan|vagen|straat)$/;
const particles = setOf('de la le les du des del los las l d el san santa saint sainte');
/** No word of a street's name. */
const endsName = setOf(
  'a en in at to from hasta desde vers au aux ke dari di dekat and y et dan ja و in الى الي من في',
);
const noNames = setOf(
  'bed beds bedroom bedrooms br room rooms flat house home apartment boxes box people in at to from the a and my our by on of for with near',
);
const unitWords = setOf('flat apt apartment unit suite no number nr appartement appt piso puerta korter unidad');
const houseNumber = /^\d{1,5}[a-z]?$/;
const mostOfName = 4;
const bigCity = 100_000;

interface Span {
  readonly from: number;
  readonly to: number;
}

const isNumber = (word: SentenceWord | undefined): boolean => houseNumber.test(word?.plain ?? '');

/** "12 Acacia Avenue": a number, a name and the kind of street. */
function englishStreet(words: readonly SentenceWord[], at: number): Span | undefined {
  if (!isNumber(words[at])) return undefined;
  for (let end = at + 1; end <= at + mostOfName; end++) {
    const word = words[end];
    if (!word || word.followsMark || noNames.has(word.plain)) return undefined;
    const isCapital = /^\p{Lu}/u.test(word.typed);
    const isKind = lastWords.has(word.plain) || (isCapital && lastWordsInCapitals.has(word.plain));
    if (end > at + 1 && isKind) return { from: at, to: end + 1 };
  }
  return undefined;
}

const markersOfEnds = setOf('from to');

/** "From London Road, Derby": without a number where its town follows, unless a town is called so. */
function streetBeforeTown(words: readonly SentenceWord[], at: number, places: PlacesService): Span | undefined {
  if (!markersOfEnds.has(words[at - 1]?.plain ?? '')) return undefined;
  for (let end = at; end < at + mostOfName; end++) {
    const [word, next] = [words[end], words[end + 1]];
    if (!word || !/^\p{Lu}/u.test(word.typed) || (end > at && word.followsMark)) return undefined;
    const isKind = lastWords.has(word.plain) || lastWordsInCapitals.has(word.plain);
    if (end === at || !isKind || !next?.followsMark || !/^\p{Lu}/u.test(next.typed)) continue;
    const name = words.slice(at, end + 1).map(({ typed }) => typed);
    return places.isPlaceName(name.join(' ')) ? undefined : { from: at, to: end + 1 };
  }
  return undefined;
}

/** Where a street's name ends that begins here; a large city at its end is none of it: "rue de Rivoli Paris". */
function endOfName(words: readonly SentenceWord[], start: number, places: PlacesService): number {
  let end = start;
  const isOfName = (word: SentenceWord | undefined) =>
    word !== undefined && !word.followsMark && !/\d/.test(word.plain) && !endsName.has(word.plain);
  while (end < start + mostOfName && isOfName(words[end])) end++;
  const named = words.slice(start, end).filter(({ plain }) => !particles.has(plain));
  const match = named.length > 1 ? places.findNamed(words[end - 1]?.typed ?? '') : undefined;
  const isFollowed = /^(?:\d{4,6}$|\p{Lu})/u.test(words[end]?.typed ?? '');
  const isCity =
    match?.kind === 'found' && match.place.population >= bigCity && !(isFollowed && words[end]?.followsMark);
  return isCity && named.length > 1 ? end - 1 : end;
}

/** "4 rue de Rivoli", "calle Mayor 5". */
function otherStreet(words: readonly SentenceWord[], at: number, places: PlacesService): Span | undefined {
  const plain = words[at]?.plain ?? '';
  const hasNumber = isNumber(words[at - 1]) && !words[at]?.followsMark;
  if (!firstWords.has(plain) && !(hasNumber && firstWordsBehindNumber.has(plain))) return undefined;
  const end = endOfName(words, at + 1, places);
  if (end === at + 1) return undefined;
  const to = /^\d{1,4}[a-z]?$/.test(words[end]?.plain ?? '') ? end + 1 : end;
  return { from: hasNumber ? at - 1 : at, to };
}

/** "Narva mnt 7", "Hauptstraße 5". */
function northernStreet(words: readonly SentenceWord[], at: number): Span | undefined {
  const plain = words[at]?.plain ?? '';
  const isKind = behindName.has(plain) && at > 0 && !words[at]?.followsMark;
  const isWhole = germanic.test(plain) && isNumber(words[at + 1]);
  if (!isKind && !isWhole) return undefined;
  return { from: isKind ? at - 1 : at, to: isNumber(words[at + 1]) && !words[at + 1]?.followsMark ? at + 2 : at + 1 };
}

/** "Flat 3, 9 Church Lane". */
function withUnit(words: readonly SentenceWord[], { from, to }: Span): Span {
  const [unit, number] = words.slice(Math.max(0, from - 2), from);
  return from > 1 && unitWords.has(unit?.plain ?? '') && isNumber(number) ? { from: from - 2, to } : { from, to };
}

/** The streets that a sentence names with their numbers. */
export function streetsIn(words: readonly SentenceWord[], places: PlacesService): Span[] {
  const found: Span[] = [];
  for (const at of words.keys()) {
    const street =
      englishStreet(words, at) ??
      otherStreet(words, at, places) ??
      northernStreet(words, at) ??
      streetBeforeTown(words, at, places);
    if (street && street.from >= (found.at(-1)?.to ?? 0)) found.push(withUnit(words, street));
  }
  return found;
}

/** Before a street "of" is where one comes from: "du 12 rue Victor Hugo". */
const meantBefore = ({ marker, ...at }: MarkerAt): MarkerAt => ({
  ...at,
  marker: (marker === 'of' ? 'from' : marker) as Marker,
});

/** The town behind a street has the marker before it: "from 12 Acacia Avenue, Leeds" comes from Leeds. */
export function withMarkersOfStreets(
  words: readonly SentenceWord[],
  markers: ReadonlyMap<number, MarkerAt>,
  streets: readonly Span[],
): Map<number, MarkerAt> {
  const all = new Map(markers);
  for (const { from, to } of streets) {
    const marker = markerBefore(words, markers, from);
    let town = to;
    // Past a postcode and "à".
    while (town < words.length && (/^\d[\da-z]*$/.test(words[town]?.plain ?? '') || isOfTown(words, town, to))) town++;
    if (marker && town < words.length) all.set(town, meantBefore(marker));
  }
  return all;
}

const beforeTown = setOf('a en in di');
const isOfTown = (words: readonly SentenceWord[], at: number, streetEnd: number): boolean =>
  at === streetEnd && beforeTown.has(words[at]?.plain ?? '');
