import { isTrap } from '../../../../text/misleading-names.js';
import type { PlaceMatch } from '../../../places/places.service.js';
import { PhraseSet } from '../../phrase-set.js';
import { arrow, formsOf, isCapital, type Sentence } from '../../sentence.js';
import { numberOfThings } from '../number-words.js';
import { cueRuns } from '../put-right-cues.js';
import { ammanOrOman } from './amman-or-oman.js';
import { cityOfQuarter } from './city-names.js';
import { citiesOfCountries } from './city-of-country.js';
import { deniesPlace } from './denying-words.js';
import { articles, type Marker, movingWords } from './marker-words.js';
import { misspelledPlaces } from './misspelled-places.js';
import { withCountriesOfPair } from './pair-in-countries.js';
import { type MarkerAt, markerBefore, markersIn } from './place-markers.js';
import { type PlaceContext, type PlaceMention, placeMentionsIn } from './place-mentions.js';
import { isCalled } from './place-names.js';
import { endOfHome } from './place-of-home.js';
import type { PlaceReading } from './place-reading.js';
import { citiesToo, ordinaryWords } from './place-words.js';
import { withoutQuarters } from './quarters-of-cities.js';
import { leadsTo, mayBegin } from './route-pairs.js';
import { isBesideTown } from './side-by-side.js';
import { streetsIn, withMarkersOfStreets } from './street-addresses.js';
import { isMonthName, isTownNotMonth } from './town-or-month.js';
import { unplacedNames } from './unplaced-names.js';
import { endWhere } from './where-we-live.js';
import { countryOfNamesake } from './which-namesake.js';
import { withArea } from './with-area.js';

/** A place that the sentence means, with the marker before it. */
export interface MeantPlace extends PlaceMention {
  readonly marker: MarkerAt | undefined;
  readonly match: PlaceMatch | undefined;
}

const moving = new PhraseSet({ moving: movingWords });
/** Words that may follow the name of a place: any other shows that "nice" may be in "a nice flat". */
const wordsAfterName = new Set(
  (
    'to from depuis desde dari in on with and next by for please we i asap this our my at or as how what is are it can do s a de en con y e para vers ' +
    'et avec pour ke dari pada dengan dan ja alates kuni الى من في hacia desde mid early late end around quote move moving not instead rather no sino pas plutot bukan mitte hoopis please pls then → ليس بدلا لا ' +
    'je on nous j puis quand mi me nos cuando que pero but because coz cos so when if will would saya kami tapi mis kas aga'
  ).split(' '),
);
/** Ordinary in English alone: in another language the city is meant. */
const englishWords = new Set('nice reading bath hull cork split wells'.split(' '));
const marksNoPlace = new Set<Marker>(['of']);
const onwards = new Set('pour para por untuk for'.split(' '));
const bigPlace = 100_000;
const town = 15_000;

export function placeContext(reading: PlaceReading, preferred: readonly string[]): PlaceContext {
  const { words } = reading.sentence;
  const streets = streetsIn(words, reading.places);
  const markers = withMarkersOfStreets(words, markersIn(words, reading.language), streets);
  return withoutIdleDashes({ ...reading, preferred, streets, markers });
}

/** "2 beds - Leeds - York": only the dash behind a place says where to. */
function withoutIdleDashes(context: PlaceContext): PlaceContext {
  const { words } = context.sentence;
  const isDash = (at: number): boolean => words[at]?.plain === arrow && /[-–—]\s/.test(words[at].typed);
  if (!words.some((_, at) => isDash(at))) return context;
  const ends = new Set(placeMentionsIn(context).map(({ to }) => to));
  const kept = [...context.markers].filter(([, { from }]) => !isDash(from) || ends.has(from));
  return { ...context, markers: new Map(kept) };
}

export const isMoving = ({ sentence }: PlaceReading): boolean => moving.has(sentence.words);

/** Whether the name of a place may end before this word. */
function mayEndBefore({ sentence: { words } }: PlaceContext, at: number): boolean {
  const next = words[at];
  // "To hull HU5" and "to hull ground floor".
  const isPostcode = /^[a-z]{0,2}\d/.test(next?.plain ?? '');
  const isFloor = ['floor', 'fl'].includes(words[at + 1]?.plain ?? '');
  const isCount = numberOfThings(next?.plain ?? '') !== undefined;
  return !next || next.followsMark || wordsAfterName.has(next.plain) || isPostcode || isCount || isFloor;
}

const isOrdinary = ({ sentence }: PlaceContext, { from, to }: PlaceMention): boolean =>
  cityOfQuarter(sentence.words[from]?.plain ?? '', sentence.words) === undefined &&
  sentence.words
    .slice(from, to)
    .every(({ plain }) => formsOf(plain).some((form) => ordinaryWords.has(form)) || plain.length < 2);

function sizeOf(match: PlaceMatch | undefined): number {
  if (match?.kind === 'found') return match.place.population;
  return match?.kind === 'ambiguous' ? Math.max(...match.candidates.map(({ population }) => population)) : 0;
}

/** "Anak suruh kami": a capital says nothing at the beginning of a sentence that goes on. */
function beginsSentence({ words, text }: Sentence, at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]];
  const follows = before !== undefined && /[.!?؟\n]/u.test(text.slice(before.end, words[at]?.start));
  return follows && next !== undefined && !next.followsMark && !/^\p{Lu}/u.test(next.typed);
}

function hasCapital(context: PlaceContext, { from, to }: PlaceMention): boolean {
  const { words } = context.sentence;
  const all = words.slice(from, to);
  const isAbbreviation = all.length === 1 && /^\p{Lu}{2,4}$/u.test(all[0]?.typed ?? '');
  return isAbbreviation || (isCapital(context.sentence, from) && !beginsSentence(context.sentence, from));
}

const startsCapital = ({ sentence }: PlaceContext, { from }: PlaceMention): boolean =>
  /^\p{Lu}/u.test(sentence.words[from]?.typed ?? '');

/** "From X to Y", or "X to Y" with capitals: each makes the other a place. */
function isPaired(context: PlaceContext, mention: PlaceMention, all: readonly PlaceMention[]): boolean {
  const { words } = context.sentence;
  const own = markerBefore(words, context.markers, mention.from);
  const isEnd = (one: PlaceMention, marker: Marker) =>
    one.ending === marker || markerBefore(words, context.markers, one.from)?.marker === marker;
  const next = all.find(({ from }) => from >= mention.to && from <= mention.to + 2);
  const before = all.findLast(({ to }) => to <= mention.from && to >= mention.from - 2);
  const isFirst = next !== undefined && isEnd(next, 'to');
  // "cork → bristol"
  if (isFirst && words.slice(mention.to, next.from).some(({ plain }) => plain === arrow)) return true;
  // "We move austin to dallas".
  const isCity = mention.to - mention.from === 1 && citiesToo.has(words[mention.from]?.plain ?? '');
  const isLed = isCity && markerBefore(words, context.markers, next?.from ?? 0)?.from === mention.to;
  if (isFirst)
    return own?.marker === 'from' || isLed || (startsCapital(context, mention) && startsCapital(context, next));
  if (own?.marker !== 'to' || !before) return false;
  return isEnd(before, 'from') || (startsCapital(context, mention) && startsCapital(context, before));
}

const isWhole = ({ sentence }: PlaceContext, { from, to }: PlaceMention): boolean =>
  from === 0 && to === sentence.words.length;

/** "To York, no wait, Hull": an ordinary word where another end is put right. */
function isPutInPlace(context: PlaceContext, mention: MeantPlace, all: readonly PlaceMention[]): boolean {
  const { words } = context.sentence;
  if (!mayEndBefore(context, mention.to) || !startsCapital(context, mention)) return false;
  const run = cueRuns(words).find(({ to, kind }) => to === mention.from && kind !== 'pause');
  return run !== undefined && all.some(({ to }) => to === run.from);
}

function isOrdinaryMeant(context: PlaceContext, mention: MeantPlace, all: readonly PlaceMention[]): boolean {
  const { words } = context.sentence;
  if (articles.has(words[mention.from - 1]?.plain ?? '')) return false;
  if (isPaired(context, mention, all) || isBesideTown(context.sentence, { mention, all, size: sizeOf(mention.match) }))
    return true;
  if (isPutInPlace(context, mention, all)) return true;
  const isCity = mention.from > 0 && mention.to - mention.from === 1 && citiesToo.has(words[mention.from]?.plain ?? '');
  // "Je quitte Lyon pour Nice".
  const isOnwards = onwards.has(words[mention.from - 1]?.plain ?? '') && all.some(({ to }) => to === mention.from - 1);
  // "Going to my sister's in Hull".
  if (isCity && (isOnwards || endOfHome(words, mention) === 'destination')) return true;
  const isMarked = mention.marker !== undefined && !marksNoPlace.has(mention.marker.marker);
  // "Je vais à Nice maison 3 chambres": written as a name, it is the city whatever follows.
  const isEnglish = context.language !== 'en' && englishWords.has(words[mention.from]?.plain ?? '');
  if (isCity && isLedToOrFrom(mention) && (hasCapital(context, mention) || isEnglish)) return true;
  if (!isMarked || !mayEndBefore(context, mention.to)) return false;
  if (hasCapital(context, mention)) return true;
  if (isCity) return true;
  const { marker, from } = mention.marker as MarkerAt;
  return (marker === 'to' || marker === 'from') && moving.has(words.slice(Math.max(0, from - 1), from));
}

/** Three letters are an abbreviation, but a whole name in Arabic. */
const isLongEnough = (name: string): boolean => name.length > (/\p{Script=Arabic}/u.test(name) ? 2 : 3);

/** "Headingley to chapel allerton" in small letters: a name right before the word "to" of another is its origin. */
function isLedOn(context: PlaceContext, mention: PlaceMention, all: readonly PlaceMention[]): boolean {
  const { words } = context.sentence;
  const next = all.find(({ from }) => from > mention.to && from <= mention.to + 2);
  const isBegun = mention.from === 0 || words[mention.from]?.followsMark === true;
  const marker = next && markerBefore(words, context.markers, next.from);
  return isBegun && marker?.marker === 'to' && marker.from === mention.to && !words[mention.to]?.followsMark;
}

/** "In March" and "from May to August": a month, although towns are called so. */
function isMonth({ sentence: { words } }: PlaceContext, { from, to }: PlaceMention): boolean {
  const isName = (at: number): boolean => isMonthName(words[at]?.plain ?? '');
  if (to - from > 1 || !isName(from)) return false;
  return !isTownNotMonth(words, from, isName(from - 2) || isName(to + 1));
}

/** Of a route in small letters, a name that no ordinary word is; an ordinary one only if it is well known as a city. */
const mayBeOnRoute = (context: PlaceContext, mention: PlaceMention): boolean =>
  !isVerb(context, mention) &&
  !isMonth(context, mention) &&
  (!isOrdinary(context, mention) ||
    citiesToo.has(context.sentence.words[mention.from]?.plain ?? '') ||
    mention.to - mention.from > 1);

/** "Bergen to oban", "from hexham to a flat in whitley bay": each of the two makes the other a place, however small. */
function isOnRoute(context: PlaceContext, mention: PlaceMention, all: readonly PlaceMention[]): boolean {
  const route = { words: context.sentence.words, markers: context.markers };
  const at = all.indexOf(mention);
  const areLed = (one: PlaceMention | undefined, next: PlaceMention | undefined) =>
    one !== undefined &&
    next !== undefined &&
    mayBegin(route, one) &&
    leadsTo(route, one, next) &&
    [one, next].every((each) => mayBeOnRoute(context, each)) &&
    ![one, next].every((each) => isOrdinary(context, each));
  return at >= 0 && (areLed(mention, all[at + 1]) || areLed(all[at - 1], mention));
}

const streetWords = new Set('park road rd street avenue ave lane square gardens heights'.split(' '));

/** "Hyde Park" and "London Road": a part of a town that the list does not have, and not the town of its first word. */
const isStreet = ({ sentence: { words } }: PlaceContext, { to, kind }: PlaceMention): boolean =>
  kind === 'city' && streetWords.has(words[to]?.plain ?? '') && !words[to]?.followsMark;

const isLedToOrFrom = ({ marker }: MeantPlace): boolean => marker?.marker === 'to' || marker?.marker === 'from';

/** "To Bath … Cardiff instead of Bath": an ordinary word that was a town before is the same town. */
const isNamedAgain = (context: PlaceContext, mention: MeantPlace, all: readonly PlaceMention[]): boolean =>
  hasCapital(context, mention) &&
  all.some(
    ({ from, query }) =>
      from < mention.from &&
      query === mention.query &&
      ['to', 'from', 'in'].includes(markerBefore(context.sentence.words, context.markers, from)?.marker ?? ''),
  );

const isRegionMeant = (context: PlaceContext, mention: MeantPlace, all: readonly PlaceMention[]): boolean =>
  mention.ending !== undefined ||
  isLedToOrFrom(mention) ||
  isOnRoute(context, mention, all) ||
  endOfHome(context.sentence.words, mention) !== undefined;

function isPlaceMeant(context: PlaceContext, mention: MeantPlace, all: readonly PlaceMention[]): boolean {
  if (mention.kind === 'country') return true;
  if (mention.region) return isRegionMeant(context, mention, all);
  if (isMonth(context, mention) || isStreet(context, mention)) return false;
  const isName =
    isTrap(context.sentence.words, mention) &&
    !isBesideTown(context.sentence, { mention, all, size: sizeOf(mention.match) });
  if (isName || mention.match?.kind === 'unknown') return false;
  if (mention.ending !== undefined || mention.isGuess || mention.isPostcode) return true;
  if (isWhole(context, mention)) return sizeOf(mention.match) >= bigPlace || mention.to - mention.from > 1;
  if (isOnRoute(context, mention, all) || isTakenBack(context, mention)) return true;
  if (endWhere(context.sentence.words, mention.to)) return true;
  const isSmall = !hasCapital(context, mention);
  if (isSmall && articles.has(context.sentence.words[mention.from - 1]?.plain ?? '')) return false;
  if (isOrdinary(context, mention))
    return isOrdinaryMeant(context, mention, all) || isNamedAgain(context, mention, all);
  const marker = mention.marker?.marker;
  if (mention.kind === 'area') return marker !== undefined && marker !== 'of';
  if (hasCapital(context, mention) || isPaired(context, mention, all) || isLedOn(context, mention, all)) return true;
  const size = sizeOf(mention.match);
  if (mention.kind === 'city' && isBesideEnding(context, mention, all) && !isVerb(context, mention)) return true;
  if (marker === 'from' || marker === 'to') return size >= town;
  return size >= bigPlace && (isLongEnough(mention.query) || startsCapital(context, mention));
}

/** "Its ennis not sligo", of a move from Sligo: the city that is known, however small, and none of its namesakes. */
const isTakenBack = ({ sentence: { words }, move = {} }: PlaceContext, mention: MeantPlace): boolean => {
  if (!deniesPlace.has(words[mention.from - 1]?.plain ?? '')) return false;
  const { match } = mention;
  const isKnown = (city: string | undefined, placeId: string | undefined) =>
    city !== undefined &&
    isCalled(mention, city) &&
    (placeId === undefined || match?.kind !== 'found' || match.place.id === placeId);
  return isKnown(move.originCity, move.originPlaceId) || isKnown(move.destinationCity, move.destinationPlaceId);
};

/** "Kolin" is Estonian for "I move", and a town in Czechia. */
const isVerb = ({ sentence: { words } }: PlaceContext, { from, to }: PlaceMention): boolean =>
  moving.has(words.slice(from, to));

/** "Tallinnast narva": a name right beside one with an ending is one as well. */
function isBesideEnding({ sentence: { words } }: PlaceContext, mention: PlaceMention, all: readonly PlaceMention[]) {
  const { from, to, query } = mention;
  // "Tagasi" is "back", and no form of Tagas.
  const isWhole = words.slice(from, to).every(({ typed }) => query.toLowerCase().includes(typed.toLowerCase()));
  return isWhole && all.some((other) => other.ending !== undefined && (other.to === from || other.from === to));
}

/** The name of a country that follows, and not that of one of its regions: "Spain, Portugal" are two countries. */
function countryAfter({ sentence: { words, text }, places, countries }: PlaceContext, at: number) {
  const next = countries.find(({ from, isMeant }) => from === at && isMeant);
  if (!next) return undefined;
  const name = text.slice(words[next.from]?.start, words[next.to - 1]?.end);
  return places.isRegionOf(name, next.country.name) ? undefined : { name, to: next.to };
}

/** "Boston (the american one)". */
function withWhichOne({ sentence, countries, places, preferred }: PlaceContext, mention: PlaceMention): PlaceMention {
  const which = countryOfNamesake(sentence.words, countries, mention);
  if (!which || mention.query.includes(', ')) return mention;
  const query = `${mention.query}, ${which.name}`;
  const match = places.findNamed(query, { preferred });
  return match.kind === 'found' && match.place.countryCode === which.code
    ? { ...mention, query, to: which.to }
    : mention;
}

/** "Georgia, USA" is the state, and "Lebanon, Tennessee" a town. */
function withinItsArea(context: PlaceContext, mention: PlaceMention): PlaceMention {
  if (mention.kind === 'city') return withWhichOne(context, withArea(context, mention));
  const next = countryAfter(context, mention.to);
  if (next) {
    const isRegion = context.places.isRegionOf(mention.query, next.name);
    return isRegion ? { ...mention, kind: 'area', query: `${mention.query}, ${next.name}`, to: next.to } : mention;
  }
  // In small letters "para" after Brazil is a preposition, not Pará.
  const isWritten = /^\p{Lu}/u.test(context.sentence.words[mention.to]?.typed ?? '');
  if (mention.kind !== 'country' || !isWritten) return mention;
  const town = withArea(context, { ...mention, kind: 'city' });
  return town.to > mention.to ? town : mention;
}

const amman = 'Amman, Jordan';

function matchOf({ sentence, places, preferred }: PlaceContext, mention: PlaceMention): PlaceMatch | undefined {
  const { kind, query, from, to } = mention;
  if (kind === 'city' && to - from === 1 && ammanOrOman(sentence.words, from) === 'city')
    return places.findNamed(amman);
  return kind === 'country' ? undefined : places.findNamed(query, { preferred });
}

/** The place that a whole text names, of any size: an answer to "which city?". */
export function placeAlone(context: PlaceContext): MeantPlace | undefined {
  const { words } = context.sentence;
  const [first] = placeMentionsIn(context);
  const whole = first?.kind === 'city' ? withArea(context, first) : first;
  if (whole?.from === 0 && whole.to === words.length) return meant(context, whole);
  const text = context.sentence.text.trim();
  const match = context.places.find(text, { preferred: context.preferred });
  const isLarge = match.kind === 'found' && match.place.population >= bigPlace;
  return isLarge && !/\d/.test(text)
    ? { from: 0, to: words.length, kind: 'city', query: text, isGuess: true, marker: undefined, match }
    : undefined;
}

const meant = (context: PlaceContext, mention: PlaceMention): MeantPlace => ({
  ...mention,
  marker: markerBefore(context.sentence.words, context.markers, mention.from),
  match: matchOf(context, mention),
});

/** The places that the sentence means. Ordinary words such as "nice" are places only where the grammar shows it. */
export function meantPlaces(context: PlaceContext): MeantPlace[] {
  const mentions = citiesOfCountries(context, placeMentionsIn(context));
  const named = withCountriesOfPair(
    context,
    mentions.map((mention) => withinItsArea(context, mention)),
  );
  const distinct = named.filter((one, at) => !named.slice(0, at).some(({ to }) => to > one.from));
  const all = [...distinct, ...misspelledPlaces(context, distinct)].sort((one, other) => one.from - other.from);
  const places = withoutQuarters(all.map((mention) => meant(context, mention)));
  const found = places.filter((place) => isPlaceMeant(context, place, places));
  const likely = places.filter((place) => found.includes(place) || mayBeOnRoute(context, place));
  const unplaced = unplacedNames(context, likely);
  const beside = unplaced.map(({ beside: at }) => likely[at] as MeantPlace).filter((place) => !found.includes(place));
  return [
    ...found,
    ...new Set(beside),
    ...unplaced.map(
      ({ from, to, query }): MeantPlace => ({
        ...{ from, to, query },
        kind: 'city',
        isUnplaced: true,
        marker: markerBefore(context.sentence.words, context.markers, from),
        match: { kind: 'unknown' },
      }),
    ),
  ].sort((one, other) => one.from - other.from);
}
