import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isDenied } from '../denial.js';
import type { Clause } from '../notes/clauses.js';
import { isStoreRoom } from '../notes/store-rooms.js';
import { numberOfThings, smallNumber } from '../number-words.js';
import { carryUnits, carryWords, endWords, floorOrdinals, floorWords, liftWords } from './access-words.js';
import { housesAtEnds } from './house-there.js';

export type Access = NonNullable<PartialMove['access']>;
export type End = keyof Access;

interface AtEnd {
  readonly floor: number;
  readonly lift: boolean;
  readonly carryM: number;
}

const floors = new PhraseSet(floorWords);
const lifts = new PhraseSet(liftWords);
const ends = new PhraseSet<End>(endWords);
/** One of the two homes, told from the other. */
const homes = new PhraseSet({
  home:
    'new place, new flat, new home, new house, new apartment, new one, other end, other side, old place, old flat, old home, old house, casa nueva, piso nuevo, nuevo piso, nueva casa, otro lado, nouvel appart*, nouveau logement, nouvelle maison, ' +
    'rumah baru, tempat baru, rumah lama, uus korter, uues korteris, uues kodus, uus kodu, vana korter, vanas korteris, البيت الجديد, الشقه الجديده, بيتنا الجديد, والجديده, والجديد, الجديده, الجديد, ' +
    'destination, on arrival, arrival, delivery, over there, destino, a la llegada, llegada, la bas, arrivee, a l arrivee, larrivee, destinasi, ketibaan, sihtkoh*, teises otsas, الوصول, الوجهه, الطرف الاخر, الطرف الثاني',
});
const carry = new PhraseSet({ carry: carryWords });
const ordinals = new Map(
  Object.entries(floorOrdinals).flatMap(([number, list]) =>
    list.split(', ').map((word) => [word, Number(number)] as const),
  ),
);
const [mostFloors, mostCarryM] = [150, 1_000];
/** What is called a floor, a level or a storey and is none of a home. */
const misleading = new PhraseSet({
  other:
    'floor lamp*, floor plan*, wooden floor*, floor tiles, shop floor, level of, what level, high level, sea level, parquet floor, laminate floor, heated floor*, floor heating, story of, ' +
    'lampara de piso, plan de etage, tapis de sol',
});
/** "Piso 3 habitaciones" is a flat of three bedrooms. */
const countedNext = /^(?:hab|dorm|cuarto|chambre|piece|bed|bilik|room|mag|toa|غرف)/;

interface Said extends Partial<AtEnd> {
  readonly at: number;
  /** Whether the floor is counted as where it is counts them: "third floor", but "three floors up". */
  readonly isByName?: boolean;
}

const glued = /^(\d{1,2})(?:st|nd|rd|th|er|o|a|e|eme|ere|f)$/;

function ordinalOf(word: SentenceWord | undefined): number | undefined {
  const digits = glued.exec(word?.plain ?? '')?.[1];
  return ordinals.get(word?.plain ?? '') ?? (digits === undefined ? undefined : Number(digits));
}

function numberOf(word: SentenceWord | undefined): number | undefined {
  return (
    ordinalOf(word) ?? (/^\d{1,3}$/.test(word?.plain ?? '') ? Number(word?.plain) : numberOfThings(word?.plain ?? ''))
  );
}

const oneFloor = new Set('floor piso planta etage korrus'.split(' '));
const isDigits = (word: SentenceWord | undefined): boolean => /^\d{1,2}$/.test(word?.plain ?? '');

/** "2nd floor", "3. korrus", "tingkat 2", "الطابق الثاني"; "two floors" says how many there are. */
function numberAt(words: readonly SentenceWord[], from: number, to: number): number | undefined {
  const [before, own, after] = [words[from - 1], words[from], words[to]];
  const isEstonian = own?.plain.startsWith('korrus') && /^\d{1,2}$/.test(before?.plain ?? '');
  if (isEstonian) return Number(before?.plain);
  const ordinal = own?.followsMark ? undefined : ordinalOf(before);
  if (ordinal !== undefined) return ordinal;
  // "5 floor, no lift".
  if (oneFloor.has(own?.plain ?? '') && isDigits(before) && !own?.followsMark && lifts.has(words))
    return Number(before?.plain);
  const isCount = countedNext.test(words[to + 1]?.plain ?? '');
  return after?.followsMark || isCount ? undefined : numberOf(after);
}

/** "Three floors up", "naik tiga tingkat", "kolm korrust üles". */
const upwards = {
  before: new Set('up climb naik panjat daki subir subiendo subimos monter طلوع نطلع تطلع'.split(' ')),
  after: new PhraseSet({
    up: 'up, arriba, para arriba, sin ascensor, a monter, plus haut, a pied, sans ascenseur, d escalier*, de escalera*, of stairs, ke atas, naik, ules, trepist, ulespoole, فوق, لفوق, طلوع, بدون مصعد, بدون اسانسير, من غير اسانسير',
  }),
};
const mostUp = 3;
/** "Un escalier de 2 étages": as many floors are climbed. */
const stairs = new PhraseSet({
  stairs: 'stairs, staircase, stairway, escalera*, escalier*, tangga, trepp*, trepi*, درج, الدرج, سلم, السلم, سلالم',
});
const mostBetween = 3;

function floorsUp(words: readonly SentenceWord[], from: number, to: number): number | undefined {
  const number = smallNumber(words[from - 1]?.plain ?? '');
  if (number === undefined || words[from]?.followsMark || /^\d+(?:st|nd|rd|th)$/.test(words[from - 1]?.plain ?? ''))
    return undefined;
  const isUp =
    upwards.after.find(words.slice(to, to + mostUp)).some((one) => one.from === 0 && !words[to]?.followsMark) ||
    upwards.before.has(words[from - 2]?.plain ?? '') ||
    stairs.has(words.slice(Math.max(0, from - 1 - mostBetween), from - 1));
  return isUp ? number : undefined;
}

/** "Two floors", of a home whose floor is known and put right. */
export function floorsAlone(words: readonly SentenceWord[]): number | undefined {
  const [found, ...others] = floors.find(words).filter(({ label }) => label === 'floor' || label === 'flights');
  const number = smallNumber(words[(found?.from ?? 0) - 1]?.plain ?? '');
  return found && others.length === 0 ? number : undefined;
}

const joints = new Set('and but though y pero aunque et mais dan tapi tetapi ja aga kuid بس لكن ولكن'.split(' '));
/** The Arabic "and" that is joined to a place or a word for one: "وفي لشبونة", "وهناك". */
const joinedAnd = /^و(?:في|ب|ال|هن|عند)/u;
const withLift = new Set('with con avec dengan'.split(' '));
const withoutLift = new Set('without sin sans tanpa'.split(' '));

/** "5e sans ascenseur, et à Marseille 2e avec": the lift is left out the second time. */
function liftLeftOut(words: readonly SentenceWord[], at: number): boolean | undefined {
  const [next, then] = words.slice(at + 1, at + 3);
  const isEnd = !then || then.followsMark || joints.has(then.plain);
  if (!next || next.followsMark || !isEnd || lifts.find(words.slice(0, at)).length === 0) return undefined;
  return withLift.has(next.plain) ? true : withoutLift.has(next.plain) ? false : undefined;
}

/** "4º sin ascensor", "2nd, no lift": beside a lift the floor needs no word. */
function bareFloor(words: readonly SentenceWord[], at: number): Said | undefined {
  const floor = ordinalOf(words[at]);
  if (floor === undefined) return undefined;
  const lift = liftLeftOut(words, at);
  if (lift !== undefined) return { at, floor, lift };
  return lifts.find(words.slice(at + 1, at + 5)).length > 0 ? { at, floor } : undefined;
}

const isLonger = (one: { from: number; to: number }, other: { from: number; to: number }): boolean =>
  one.from <= other.from && one.to >= other.to && one.to - one.from > other.to - other.from;

function floorsIn(words: readonly SentenceWord[]): Said[] {
  const others = misleading.find(words);
  const all = floors.find(words).filter(({ from }) => !others.some((other) => from >= other.from && from < other.to));
  const named = all.filter((one) => !all.some((other) => isLonger(other, one)));
  const said = named.flatMap(({ label, from, to }): Said[] => {
    const up = label === 'floor' ? floorsUp(words, from, to) : undefined;
    if (up !== undefined) return [{ at: from, floor: up }];
    if (label === 'ground') return [{ at: from, floor: 0 }];
    if (label === 'basement') return isStoreRoom(words, from) ? [] : [{ at: from, floor: -1 }];
    const isFlights = label === 'flights';
    const number = isFlights ? smallNumber(words[from - 1]?.plain ?? '') : numberAt(words, from, to);
    if (number === undefined) return [];
    const floor = Math.min(mostFloors, number);
    return [isFlights ? { at: from, floor, lift: false } : { at: from, floor, isByName: true }];
  });
  const bare = words.flatMap((_, at) =>
    named.some(({ from, to }) => at >= from - 1 && at <= to) ? [] : (bareFloor(words, at) ?? []),
  );
  return [...said, ...bare].sort((one, other) => one.at - other.at);
}

/** "The lift's been broken since May", "l'ascenseur est en panne". */
const broken = new PhraseSet({
  broken:
    'broke, broken, bust, busted, knackered, out of order, out of service, not working, isn t working, isnt working, doesn t work, doesnt work, does not work, is not working, won t work, wont work, no funciona, averiado, averiada, roto, estropeado, en panne, hs, ne marche pas, ne marche plus, marche pas, hors service, rosak, tak jalan, tak berfungsi, katki, ei toota, ei tota, معطل, خربان, عطلان, بايظ',
});
const mostOfBroken = 6;

function isBroken(words: readonly SentenceWord[], to: number): boolean {
  const [, end] = clauseAround(words, to - 1);
  return broken.has(words.slice(to, Math.min(end, to + mostOfBroken)));
}

/** From the name of a lift to where it is said to be broken: nobody is blamed for it. */
export const brokenLifts = (words: readonly SentenceWord[]): Clause[] =>
  lifts
    .find(words)
    .filter(({ to, label }) => label === 'lift' && isBroken(words, to))
    .map(({ from }) => ({ from, to: clauseAround(words, from)[1] }));

function liftsIn(words: readonly SentenceWord[]): Said[] {
  const all = lifts.find(words);
  const without = all.filter(({ label }) => label === 'none').map(({ from }) => from);
  // The "lif" of "takde lif" says no more.
  const found = all.filter((one) => !all.some((other) => other.label === 'none' && isLonger(other, one)));
  return found.map(({ label, from, to }) => ({
    at: from,
    lift: label === 'lift' && !without.includes(from) && !isDenied(words, from) && !isBroken(words, to),
  }));
}

function carriesIn(words: readonly SentenceWord[]): Said[] {
  if (!carry.has(words)) return [];
  return words.flatMap(({ plain }, at): Said[] => {
    const joined = /^(\d{1,4})(m|ft|yd|yds)$/.exec(plain);
    const unit = carryUnits[joined?.[2] ?? plain];
    const number = joined
      ? Number(joined[1])
      : /^\d{1,4}$/.test(words[at - 1]?.plain ?? '')
        ? Number(words[at - 1]?.plain)
        : undefined;
    return unit === undefined || number === undefined
      ? []
      : [{ at, carryM: Math.min(mostCarryM, Math.round(number * unit)) }];
  });
}

export interface AccessRequest {
  readonly words: readonly SentenceWord[];
  /** Whether the first floor is the one at the street. */
  readonly isGroundFirst: (end: End) => boolean;
  /** Where the names of the two ends stand. */
  readonly placeAt: Readonly<Partial<Record<End, number>>>;
  /** Where any place is named. */
  readonly places: readonly number[];
  /** The end that an access of no named end belongs to. */
  readonly otherwise: End;
}

/** The French "y a" joins nothing. */
const isJoint = (words: readonly SentenceWord[], at: number): boolean => {
  const plain = words[at]?.plain ?? '';
  return joints.has(plain) && !(plain === 'y' && /^(?:a|avait|aura)$/.test(words[at + 1]?.plain ?? ''));
};

function startsClause(words: readonly SentenceWord[], at: number): boolean {
  const word = words[at];
  return word === undefined || word.followsMark || isJoint(words, at) || joinedAnd.test(word.plain);
}

function clauseAround(words: readonly SentenceWord[], at: number): readonly [from: number, to: number] {
  let [from, to] = [at, at + 1];
  // The dot of "2. korrus" ends no clause.
  if (words[from]?.plain.startsWith('korrus')) from = Math.max(0, from - 1);
  while (from > 0 && !startsClause(words, from)) from--;
  while (!startsClause(words, to)) to++;
  return [from, to];
}

/** The end that the clause names by a word or by its city. */
function endOf({ words, placeAt }: AccessRequest, at: number): End | undefined {
  const [from, to] = clauseAround(words, at);
  const isInside = (place: number | undefined) => place !== undefined && place >= from && place < to;
  if (isInside(placeAt.origin) !== isInside(placeAt.destination))
    return isInside(placeAt.origin) ? 'origin' : 'destination';
  const named = ends.find(words.slice(from, to)).filter((one) => !isThereIs(words, from + one.from));
  // "From a 2nd floor to a house": the word before the floor counts, else the one after it.
  return (named.findLast((one) => from + one.from <= at) ?? named[0])?.label;
}

/** Who begins a clause of their own: "and we are on the 4th floor". */
const otherSubjects = new PhraseSet({
  subject:
    'we, i, my, our, mine, ours, we re, i m, vivo, vivimos, estoy, estamos, mi, nuestro, nuestra, nous, j, je, on est, on habite, mon, notre, saya, kami, kita, me, ma, meie, minu, meil, mul, elan, elame, نحن, انا, احنا, عندنا, عندي, نسكن, اسكن',
});

/** "The new house has no lift and is on the 2nd floor": the clause before has the home that this one speaks of as well. */
function homeBefore(request: AccessRequest, at: number): End | undefined {
  const { words } = request;
  const [from, to] = clauseAround(words, at);
  const start = words[from - 1] && isJoint(words, from - 1) ? from - 1 : from;
  const [before, until] = start > 0 ? clauseAround(words, start - 1) : [0, 0];
  const isOwn = otherSubjects.has(words.slice(from, to)) || endOf(request, at) !== undefined;
  return !isOwn && homes.has(words.slice(before, until)) ? endOf(request, start - 1) : undefined;
}

/** The floors with their ends: of two without a name the first is where the move begins. */
function withEnds(request: AccessRequest, said: readonly Said[]): (readonly [End, Said])[] {
  const [first, second] = said.slice(0, 2);
  if (!first) return [];
  const own = endOf(request, first.at);
  if (!second) return [[own ?? homeBefore(request, first.at) ?? request.otherwise, first]];
  const next = endOf(request, second.at);
  const opposite = (end: End): End => (end === 'origin' ? 'destination' : 'origin');
  const firstEnd = own ?? (next ? opposite(next) : 'origin');
  return [
    [firstEnd, first],
    [next && next !== firstEnd ? next : opposite(firstEnd), second],
  ];
}

/** Whether both clauses name a place, and not the same. */
function isOtherPlace({ words, places }: AccessRequest, one: number, other: number): boolean {
  const placesOf = (at: number) => {
    const [from, to] = clauseAround(words, at);
    return places.filter((place) => place >= from && place < to);
  };
  const [first, second] = [placesOf(one), placesOf(other)];
  return first.length > 0 && second.length > 0 && !second.some((place) => first.includes(place));
}

/** The city of the end is named by the clause, while the floors are at the other one. */
const hasOtherEnd = ({ placeAt }: AccessRequest, floors: readonly (readonly [End, Said])[], end: End | undefined) =>
  end !== undefined && placeAt[end] !== undefined && !floors.some(([own]) => own === end);

/** "4th floor no lift, but Berlin has a lift": the floor has its own, and the clause that says otherwise a place. */
function contradictsElsewhere(request: AccessRequest, floorAt: number, at: number): boolean {
  const { words, places } = request;
  const lifts = liftsIn(words);
  const said = lifts.find((lift) => lift.at === at);
  const [from, to] = clauseAround(words, floorAt);
  const own = lifts.find((lift) => lift.at >= from && lift.at < to) ?? lifts.find((lift) => lift.at > floorAt);
  if (!said || !own || own.at >= at || own.lift === said.lift) return false;
  const [start, end] = clauseAround(words, at);
  const clause = words.slice(start, end);
  const isOfEnd = ends.find(clause).some((one) => !isThereIs(clause, one.from));
  return isOfEnd || places.some((place) => place >= start && place < end);
}

/** "There is a lift" names no end. */
const isThereIs = (words: readonly SentenceWord[], at: number): boolean =>
  words[at]?.plain === 'there' && /^(?:is|s|are|isn|wasn)$/.test(words[at + 1]?.plain ?? '');

/**
 * Where the floor stands that a lift belongs to: the one in its clause, else the one at the end that its clause names,
 * else the one before. "2nd floor in Leeds, lift in York" has none for the lift.
 */
function floorOf(request: AccessRequest, floors: readonly (readonly [End, Said])[], at: number): number | undefined {
  const places = floors.map(([, floor]) => floor.at);
  const [from, to] = clauseAround(request.words, at);
  const isBeside = places.some((place) => place >= from && place < to);
  const end = isBeside ? undefined : endOf(request, at);
  const named = floors.find(([own]) => own === end)?.[1].at;
  const before = places.findLast((place) => place <= at);
  const isElsewhere =
    !isBeside &&
    before !== undefined &&
    (isOtherPlace(request, before, at) || (floors.length === 1 && contradictsElsewhere(request, before, at)));
  if (isElsewhere && (named === undefined || named === before)) return undefined;
  if (named === undefined && hasOtherEnd(request, floors, end)) return undefined;
  // The lift of the home whose floor is not known says nothing of the other.
  if (end && named === undefined && homes.has(request.words.slice(from, to))) return undefined;
  return named ?? places.findLast((place) => place <= at) ?? places[0];
}

/** "5th floor here, over there it's a house": a house of whose floors nothing is said in its clause. */
function housesBeside(words: readonly SentenceWord[], floors: readonly Said[]): Said[] {
  return housesAtEnds(words).flatMap(({ at }): Said[] => {
    const [from, to] = clauseAround(words, at);
    return floors.some((floor) => floor.at >= from && floor.at < to) ? [] : [{ at, floor: 0 }];
  });
}

const floorsWithEnds = (request: AccessRequest): (readonly [End, Said])[] => {
  const { words } = request;
  const named = floorsIn(words);
  const all = [...named, ...housesBeside(words, named)].sort((one, other) => one.at - other.at);
  return withEnds(request, all).map(([end, { isByName, ...said }]) => {
    const { floor = 0 } = said;
    return [end, isByName && request.isGroundFirst(end) ? { ...said, floor: Math.max(0, floor - 1) } : said];
  });
};

const bothEnds = new PhraseSet({
  both:
    'both ends, at both, both homes, both places, both houses, both flats, both sides, either end, each end, each side, here and there, there and here, same at both, en los dos, en ambos, en ambas, en las dos, los dos lados, ambos lados, ambas casas, aqui y alli, aqui y alla, ' +
    'aux deux bouts, des deux cotes, dans les deux, les deux cotes, les deux logements, au depart et a l arrivee, kedua dua, dua dua, sini dan sana, sana sini, dua dua tempat, molemas, molemal, molemas otsas, molemal pool, siin ja seal, في الجهتين, بالجهتين, الطرفين, في البيتين, بالبيتين, هنا وهناك, هون وهونيك, الاثنين ارضي',
});

/** The floors of the two homes, with lift and carry. A lift without a floor says too little. */
export function findAccess(request: AccessRequest): Slots['access'] {
  const { words } = request;
  const rest = [...liftsIn(words), ...carriesIn(words)];
  const all = floorsWithEnds(request);
  if (all.length === 0) return undefined;
  const access: Access = {};
  const [first, ...others] = all;
  const only = first?.[1];
  if (only && others.length === 0 && bothEnds.has(words)) {
    const { at: _, ...floor } = only;
    const home = { floor: 0, lift: false, carryM: 0, ...floor, ...findWay(words) };
    return { value: { origin: home, destination: home }, confidence: 0.85 };
  }
  for (const [end, { at, ...floor }] of all) {
    const about = rest.filter((one) => floorOf(request, all, one.at) === at).map(({ at: _, ...own }) => own);
    access[end] = { floor: 0, lift: false, carryM: 0, ...floor, ...Object.assign({}, ...about) };
  }
  return { value: access, confidence: 0.85 };
}

/** Where a lift is told of at an end whose floor is not, beside the floor of the other: "4th floor, lift at the other end". */
export function liftsElsewhere(request: AccessRequest): Clause[] {
  const { words } = request;
  const all = floorsWithEnds(request);
  const isElsewhere = ({ at }: Said) => all.length > 0 && floorOf(request, all, at) === undefined;
  return liftsIn(words)
    .filter(isElsewhere)
    .map(({ at }) => {
      const [from, to] = clauseAround(words, at);
      return { from: isJoint(words, from) ? from + 1 : from, to };
    });
}

/** The end that words about a lift alone are of: "no lift at the other end". */
export const endNamed = (words: readonly SentenceWord[]): End | undefined =>
  ends.find(words).find(({ from }) => !isThereIs(words, from))?.label;

/** What is said of lift and carry alone, for a home whose floor is known. */
export function findWay(words: readonly SentenceWord[]): Partial<Pick<AtEnd, 'lift' | 'carryM'>> {
  const said = [...liftsIn(words), ...carriesIn(words)].map(({ at: _, ...own }) => own);
  return Object.assign({}, ...said);
}
