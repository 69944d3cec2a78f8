import type { MoveFact, PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { isAside } from '../../guides/guides.service.js';
import { barePlace } from '../bare-place.js';
import { asksSomething, beginsQuestion } from '../classifier/asking-words.js';
import type { MessageContext } from '../message-context.js';
import { plainWord, readSentence, type SentenceWord } from '../sentence.js';
import { placeSlot } from '../slots/find-slots.js';
import { followsDenial, isOnlyAfterNo } from '../slots/places/denied-place.js';
import type { MeantPlace } from '../slots/places/meant-places.js';
import { isCalled } from '../slots/places/place-names.js';
import { resolvedEnd } from '../slots/places/resolved-ends.js';
import { isStopover } from '../slots/places/stopover.js';
import { deniesGoal, isCorrecting, isDeciding, withoutCues } from './correction-words.js';
import { countryAlone } from './country-alone.js';
import { exactPlace } from './exact-place.js';
import { extraStops } from './extra-stops.js';
import { withoutAskedPlaces } from './only-asked.js';
import { turnedRound } from './turned-round.js';

type End = 'origin' | 'destination';
type Place = NonNullable<Slots['origin']>;
type Ends = Pick<Slots, End>;

const bothEnds: readonly End[] = ['origin', 'destination'];
const opposite = (end: End): End => (end === 'origin' ? 'destination' : 'origin');
const cityOf = (move: PartialMove, end: End): string | undefined => move[`${end}City`];
const nameOf = (label: string): string => plainWord(label.split(',')[0] ?? '');

/** Whether the slot names what is known of this end. */
function isKnown(move: PartialMove, end: End, place: Place): boolean {
  const id = move[`${end}PlaceId`];
  if (id !== undefined && place.placeId !== null) return id === place.placeId;
  const city = cityOf(move, end);
  return city !== undefined && nameOf(city) === nameOf(place.value);
}

/** The end at which the denied place stands: "not Dublin" is the one that is Dublin now. */
function deniedEnd(move: PartialMove, denied: readonly MeantPlace[]): End | undefined {
  return bothEnds.find((end) => denied.some((place) => isCalled(place, cityOf(move, end) ?? '')));
}

/** The end that a bare city puts right: the one that is open, else where the move goes, which people name last. */
function endFor(move: PartialMove): End {
  const open = bothEnds.filter((end) => !cityOf(move, end));
  return open.length === 1 ? (open[0] as End) : 'destination';
}

/** "No Barcelona", of a place that is not an end. */
const namesAfterNo = (
  { move, sentence: { words } }: MessageContext,
  part: readonly SentenceWord[],
  at: number,
): boolean =>
  isOnlyAfterNo(words, { from: at, to: at + part.length }) &&
  !bothEnds.some((end) => nameOf(cityOf(move, end) ?? '') === part.map(({ plain }) => plain).join(' '));

/** A city that stands alone once "oh wait" and "make it" are left out. */
function cityAlone(context: MessageContext): Place | undefined {
  const { words } = context.sentence;
  const parts = withoutCues(words);
  const isBare = parts.length === 1 || isCorrecting(words) || context.read.found.denied.length > 0;
  if (!isBare) return undefined;
  for (const part of [...parts].reverse()) {
    const at = part[0] ? words.indexOf(part[0]) : -1;
    const isNo = followsDenial(words, at) && !namesAfterNo(context, part, at);
    const isDenied = isNo || context.read.found.denied.some(({ from }) => from === at);
    const place = isDenied ? undefined : barePlace(context, part, 0.85);
    if (place) return place;
  }
  return undefined;
}

/** "It is not London, Birmingham is where my job is", "Taipei it is": the only city that is not known or taken back. */
function cityInstead({ move, read, request }: MessageContext, end: End | undefined): Place | undefined {
  const { named, denied } = read.found;
  if (!end) return undefined;
  const isOld = (place: MeantPlace) => bothEnds.some((one) => isCalled(place, cityOf(move, one) ?? ''));
  // "No no Lyon, not Marseille": where the city that is known is taken back, the "no" before another is of what was before.
  const isTakenBack = (place: MeantPlace) => denied.includes(place) && !denied.some(isOld);
  const [first, ...more] = named.filter((place) => place.kind === 'city' && !isOld(place) && !isTakenBack(place));
  if (!first || more.some(({ query }) => nameOf(query) !== nameOf(first.query))) return undefined;
  return placeSlot(resolvedEnd({ place: first, confidence: 0.85 }, move[`${end}Country`]), request);
}

/** The city for which the visitor has made up their mind, named at the beginning of a clause or beside the words for it. */
function decided(context: MessageContext): Place | undefined {
  const { words } = context.sentence;
  if (!isDeciding(words) || words.length > mostWords.deciding || asksSomething(context.sentence)) return undefined;
  const isSaid = ({ from, to, marker }: MeantPlace) =>
    (!marker || marker.marker === 'to') && (words[from]?.followsMark || isDeciding(clauseAround(words, from, to)));
  if (!context.read.found.named.some(isSaid)) return undefined;
  return cityInstead(context, bothEnds.find((one) => !cityOf(context.move, one)) ?? 'destination');
}

/** The words of the clause in which a name stands. */
function clauseAround(words: MessageContext['sentence']['words'], from: number, to: number) {
  const start = words.findLastIndex(({ followsMark }, at) => at <= from && followsMark);
  const end = words.findIndex(({ followsMark }, at) => at >= to && followsMark);
  return words.slice(Math.max(0, start), end === -1 ? words.length : end);
}

/** "Actually thinking Ottawa instead, how much is that", and "abroad, it is Cork like I said" while that end is open. */
function cityNamed(context: MessageContext): Place | undefined {
  const { move, read, sentence } = context;
  const { words } = sentence;
  const open = bothEnds.filter((end) => !cityOf(move, end));
  const isPuttingRight = isCorrecting(words) && open.length === 0;
  if (words.length > mostWords.correcting || (!isPuttingRight && open.length !== 1)) return undefined;
  const isSaid = (place: MeantPlace) =>
    (!place.marker || place.marker.marker === 'to') &&
    !isAside(words, place) &&
    !beginsQuestion(readSentence(sentence.text.slice(...spanOf(clauseAround(words, place.from, place.to)))));
  return read.found.named.some(isSaid) ? cityInstead(context, open[0] ?? 'destination') : undefined;
}

const spanOf = (words: MessageContext['sentence']['words']): [number, number] => [
  words[0]?.start ?? 0,
  words.at(-1)?.end ?? 0,
];

/** "If we stay 2 months in Nantes", of a move whose ends are known: a place on the way changes neither. */
function withoutStopovers(ends: Ends, { move, read, sentence }: MessageContext): Ends {
  if (bothEnds.some((end) => cityOf(move, end) === undefined)) return ends;
  const stops = read.found.named.filter((place) => place.kind === 'city' && isStopover(sentence.words, place));
  const isStop = (end: End) => stops.some((place) => isCalled(place, ends[end]?.value ?? ''));
  return Object.fromEntries(bothEnds.flatMap((end) => (ends[end] && !isStop(end) ? [[end, ends[end]]] : [])));
}

/** "Also pick up a sofa in Hull", of a move whose ends are known: of what is left, the ends that the message puts right. */
function withoutExtraStops(ends: Ends, stops: readonly MeantPlace[]): Ends {
  const isStop = (end: End) => stops.some((place) => isCalled(place, ends[end]?.value ?? ''));
  return Object.fromEntries(bothEnds.flatMap((end) => (ends[end] && !isStop(end) ? [[end, ends[end]]] : [])));
}

/** "Ground floor in Galway" repeats an end; it does not name the other one. */
function withoutRepeats(ends: Ends, move: PartialMove): Ends {
  const kept: Ends = { ...ends };
  for (const end of bothEnds) {
    const place = kept[end];
    const isOther = place && isKnown(move, opposite(end), place) && !isKnown(move, end, place);
    if (isOther && !kept[opposite(end)]) delete kept[end];
  }
  return kept;
}

function saysMove({ read, move }: MessageContext): boolean {
  const isKnown = bothEnds.some((end) => cityOf(move, end) !== undefined || move[`${end}Country`] !== undefined);
  return isKnown || read.found.denied.length > 0;
}

const surelyMarked = 0.9;

/**
 * "No, the stairs are in York, Leeds is ground floor": a message that tells where floors and lifts are, or only names the
 * two cities that are known, changes neither, unless the words for an end stand before a city.
 */
function withoutMerelyNamed(ends: Ends, { move, read }: MessageContext): Ends {
  const isSwapped = bothEnds.every((end) => ends[end] && isKnown(move, opposite(end), ends[end]));
  const isKnownMove = bothEnds.every((end) => cityOf(move, end) !== undefined);
  const isOnAccess = isKnownMove && read.found.slots.access !== undefined;
  const isMarked = bothEnds.some((end) => (ends[end]?.confidence ?? 0) > surelyMarked);
  return isMarked || (!isSwapped && !isOnAccess) ? ends : {};
}

const countryName = (code: string | null, tag: string): string | undefined =>
  code === null ? undefined : new Intl.DisplayNames([tag, 'en'], { type: 'region' }).of(code);

/** A county or a region in the place of a city that is known stands as a name for which the town is asked: "Kerry, not Cork". */
function withTownsToAsk(ends: Ends, { move, request }: MessageContext): Ends {
  const asked = (end: End): Place | undefined => {
    const place = ends[end];
    const isCountry = place?.value === countryName(place?.countryCode ?? null, request.readerTag);
    return place && cityOf(move, end) && !isCountry ? { ...place, isCity: true } : place;
  };
  return Object.fromEntries(bothEnds.flatMap((end) => (ends[end] ? [[end, asked(end)]] : [])));
}

export const changedPlaces = (context: MessageContext): Ends =>
  turnedRound(context.sentence, context.move) ?? exactPlace(context) ?? withTownsToAsk(saidPlaces(context), context);

/** The ends that the message says, as far as they are not what is known: of a correction the end that it puts right. */
function saidPlaces(context: MessageContext): Ends {
  const { move, read, sentence } = context;
  const { words } = sentence;
  const { origin, destination } = read.found.slots;
  const named = { ...(origin && { origin }), ...(destination && { destination }) };
  const told = withoutAskedPlaces(named, context);
  const ends = withoutRepeats(withoutMerelyNamed(withoutStopovers(told, context), context), move);
  const closer = closerPlace(context) ?? (Object.keys(ends).length === 0 ? countryAlone(context) : undefined);
  if (closer) return closer;
  const stops = extraStops(context);
  if (stops.length > 0) return withoutExtraStops(ends, stops);
  const first = beginsAtHome(context, ends);
  if (first) return first;
  const said = bothEnds.filter((end) => ends[end]);
  if (!saysMove(context) || said.length === 2) return ends;
  const route = routeContinued(context, ends);
  if (route) return route;
  const putRight = said.length === 0 ? originPutRight(context) : undefined;
  if (putRight) return putRight;
  const target = deniedEnd(move, read.found.denied) ?? (deniesGoal(sentence.words) ? 'destination' : undefined);
  const [end] = said;
  const isSure = end !== undefined && (ends[end]?.confidence ?? 0) > 0.9;
  const alone = (mayBePlace(context) ? cityAlone(context) : undefined) ?? decided(context) ?? cityNamed(context);
  const instead = target && !/[?؟]/u.test(sentence.text) ? (alone ?? cityInstead(context, target)) : undefined;
  const place = instead ?? (end && ends[end]) ?? alone;
  const namesake = place && endOfName(place, context);
  if (namesake) return { [namesake]: place };
  if (!place || (isSure && !instead)) return ends;
  const isAlone = isCorrecting(sentence.words) || cityAlone(context) !== undefined;
  if (!target && end && !isAlone) return ends;
  return { [target ?? (isFromAlone(words, move) ? 'origin' : endFor(move))]: place };
}

/** "Leeds", alone and before an end is known: in the company's own country it is where one starts from, abroad where one goes. */
function beginsAtHome(context: MessageContext, { origin }: Ends): Ends | undefined {
  const { move, read, request, sentence } = context;
  const { words } = sentence;
  const isOpen = bothEnds.every((end) => !cityOf(move, end) && !move[`${end}Country`]);
  const isMarked = read.found.named.some(({ marker, ending }) => (ending ?? marker?.marker ?? 'in') !== 'in');
  if (!request.home?.countryCode || !isOpen || isMarked || origin || words.length > mostWords.continuing)
    return undefined;
  const place = /[?؟]/u.test(sentence.text) ? undefined : barePlace(context, words, 0.85);
  return place?.countryCode === request.home.countryCode ? { origin: place } : undefined;
}

/** "London in Canada I meant", of a move from London to Dubai: another place of its name puts the end right that has it. */
function endOfName(place: Place, { move, read }: MessageContext): End | undefined {
  const [end, ...more] = bothEnds.filter((one) => nameOf(cityOf(move, one) ?? '') === nameOf(place.value));
  if (!end || more.length > 0 || place.placeId === null) return undefined;
  const isOther = cityOf(move, end) !== place.value && move[`${end}PlaceId`] !== place.placeId;
  const isMarked = read.found.named.some(({ marker }) => marker?.marker === (end === 'origin' ? 'to' : 'from'));
  return isOther && !isMarked ? end : undefined;
}

/** "London", and then "to Glasgow": the town that was named alone is where the move begins. */
function routeContinued({ move, read, sentence: { words }, request }: MessageContext, ends: Ends): Ends | undefined {
  const { destination, origin } = ends;
  const [goal, ...more] = read.found.named;
  const isGoalAlone = goal?.marker?.marker === 'to' && goal.marker.from === 0 && more.length === 0;
  const isOpen = move.originCity === undefined && move.originCountry === undefined;
  if (!destination || origin || !isGoalAlone || !isOpen || !move.destinationCity || isCorrecting(words))
    return undefined;
  if (words.length > mostWords.continuing || isKnown(move, 'destination', destination)) return undefined;
  const match = request.places.findNamed(move.destinationCity, { language: request.readerTag });
  if (match.kind !== 'found') return undefined;
  const { id, countryCode } = match.place;
  const former = { value: move.destinationCity, placeId: id, countryCode, isCity: true, confidence: 0.85 };
  return { origin: former, destination };
}

/** "Lekki in Lagos", of a move to Lagos: the part of a known city that an end is, and no other end. */
function closerPlace({ move, read, sentence: { words }, request }: MessageContext): Ends | undefined {
  const cities = read.found.named.filter(({ kind }) => kind === 'city');
  const [part, city] = cities;
  if (!part || !city || cities.length > 2 || city.marker?.marker !== 'in' || city.marker.from !== part.to)
    return undefined;
  const end = bothEnds.find((one) => isCalled(city, cityOf(move, one) ?? ''));
  if (!end || part.marker?.marker === (end === 'origin' ? 'to' : 'from') || words.length > mostWords.alone)
    return undefined;
  const slot = placeSlot(resolvedEnd({ place: part, confidence: 0.85 }, move[`${end}Country`]), request);
  return slot && { [end]: slot };
}

const fromWords = new Set('de d desde depuis dari'.split(' '));
const beforeFrom = 4;
const mostOfFromAlone = 4;

/** "De Granada", where only the country is known to which the move goes. */
const isFromAlone = (words: readonly SentenceWord[], move: PartialMove): boolean =>
  fromWords.has(words[0]?.plain ?? '') &&
  words.length <= mostOfFromAlone &&
  move.destinationCountry !== undefined &&
  move.originCity === undefined;

/** "Perdón, quise decir de Alicante": right after the words that put something right, "of" a city is where one comes from. */
function originPutRight({ move, read, sentence: { words }, request }: MessageContext): Ends | undefined {
  if (!isCorrecting(words) || words.length > mostWords.correcting) return undefined;
  const found = read.found.named.find(({ kind, marker, from }) => {
    const start = marker?.from ?? from;
    const isFrom = marker?.marker === 'of' && fromWords.has(words[start]?.plain ?? '');
    const isPutRight = isCorrecting(words.slice(Math.max(0, start - beforeFrom), start)) || words[start]?.followsMark;
    return kind === 'city' && isFrom && isPutRight;
  });
  if (!found || read.found.denied.includes(found)) return undefined;
  const origin = placeSlot(resolvedEnd({ place: found, confidence: 0.92 }, move.originCountry), request);
  return origin && { origin };
}

/** Short messages only: a city in a long question is no correction. Longer ones where they take another city back. */
const mostWords = { alone: 8, continuing: 4, beside: 20, deciding: 14, correcting: 14 };
function mayBePlace({ sentence: { words, text }, read }: MessageContext): boolean {
  const most = read.found.denied.length > 0 ? 'beside' : isCorrecting(words) ? 'correcting' : 'alone';
  return words.length <= mostWords[most] && !/[?؟]/u.test(text);
}

/** "Not Cork but Kilgarvan": whether a name stands beside the denied one that no list has, so that another end is meant. */
function namesUnknown({ read, request, sentence: { words } }: MessageContext, city: string): boolean {
  const { knowsWord } = request;
  const isNamed = (at: number) =>
    read.found.named.some((place) => isCalled(place, city) && at >= place.from && at < place.to);
  return words.some(({ plain, typed, followsMark }, at) => {
    const isCapital = /^\p{Lu}\p{Ll}/u.test(typed) && at > 0 && !followsMark;
    const isName = isCapital || (knowsWord !== undefined && !knowsWord(plain) && plain.length > 3);
    return isName && !isNamed(at);
  });
}

/** The ends that are denied, and for which no other name is given. */
export function withdrawnPlaces(context: MessageContext, ends: Ends): MoveFact[] {
  const { move, read } = context;
  return bothEnds.flatMap((end): MoveFact[] => {
    const city = cityOf(move, end);
    const isDenied = city !== undefined && read.found.denied.some((place) => isCalled(place, city));
    const isWithdrawn = isDenied && !ends[end] && !namesUnknown(context, city);
    return isWithdrawn ? [`${end}City`, `${end}PlaceId`, `${end}Country`] : [];
  });
}
