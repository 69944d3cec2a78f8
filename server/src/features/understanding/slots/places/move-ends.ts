import { isAside } from '../../../guides/guides.service.js';
import { PhraseSet } from '../../phrase-set.js';
import { numberOfThings } from '../number-words.js';
import { goalOfGoods } from './goods-goal.js';
import { isHomeNow, isLedByLiving, ownPlaces } from './home-now.js';
import { isLivingToCome } from './living-to-come.js';
import type { Marker } from './marker-words.js';
import { isMoving, type MeantPlace } from './meant-places.js';
import type { PlaceContext } from './place-mentions.js';
import { endOfHome } from './place-of-home.js';
import { leadsTo } from './route-pairs.js';
import { endWhere } from './where-we-live.js';

export interface MoveEnd {
  readonly place: MeantPlace;
  readonly confidence: number;
}

export interface MoveEnds {
  readonly origin?: MoveEnd | undefined;
  readonly destination?: MoveEnd | undefined;
}

type Role = 'origin' | 'destination';

const homes = new PhraseSet({
  home:
    'flat, house, home, apartment, apt, studio, office, live, living, based, currently, now, bed, bedroom*, piso, casa, vivo, vivimos, ' +
    'apartamento, departamento, condo, estudio, atico, chalet, appartement, studette, maison, et demi, et demie, logement, habit*, rumah, pangsapuri, kondo, tinggal, korter*, maja*, elan, elame, elasin, elasime, olen, oleme, asun, asume, praegu, resid*, estamos, actuellement, menetap, duduk, حاليا, ساكن, ساكنه, ساكنين, عايش, عايشين, مقيم, احنا, نحنا, bureau*, bureaux, oficina*, kontor*, pejabat, شقه, بيت, منزل, فيلا, استوديو, ستوديو, stuudio*',
});
const within = new PhraseSet({
  within: 'within, across, around, inside, dentro de, au sein de, dalam, piires, siseselt, sees, seespool, داخل, ضمن',
});
const staysInCity = new PhraseSet({
  city:
    'apt to apt, apartment to apartment, flat to flat, house to house, same city, same town, across town, across the city, within the city, within town, other side of town, other side of the city, ' +
    'misma ciudad, dentro de la ciudad, de un piso a otro, de un barrio a otro, meme ville, d un quartier a l autre, dans la meme ville, change de coloc, changer de coloc, bandar yang sama, dalam bandar yang sama, ' +
    'samas linnas, linna piires, linna siseselt, نفس المدينه, داخل المدينه, من حي لحي',
});
const conjunctions = new Set('and y e et dan ja و'.split(' '));
/** French has one word for "to" and "in". */
const toOrIn = new Set('a en au aux'.split(' '));
const orWords = new Set('or vs versus o u ou atau voi او ولا ام'.split(' '));
const reach = 4;
/** Who belongs to a place comes from it: "somos un matrimonio de Manchester". */
const belonging = new PhraseSet({
  belonging: 'somos, soy, sommes, suis, pareja, matrimonio, familia, couple, famille, estudiante*, etudiant*',
});
const ofWords = new Set('de del d du des'.split(' '));
const mostBeforeOf = 6;

function isBelonging({ sentence: { words } }: PlaceContext, { from, marker, kind }: MeantPlace): boolean {
  const start = marker?.from ?? from;
  if (kind !== 'city' || !ofWords.has(words[start]?.plain ?? '')) return false;
  return belonging.has(words.slice(Math.max(0, start - mostBeforeOf), start));
}

function isLedTo(context: PlaceContext, first: MeantPlace, second: MeantPlace | undefined): boolean {
  if (second && isOnRoute(context, first, second)) return true;
  if (second?.marker?.marker !== 'to') return second?.ending === 'to' && second.from - first.to < 3;
  const { words } = context.sentence;
  // "De Sevilla, España, a Miami": the mark closes the name of the country.
  const hasCountry = words.slice(first.from + 1, first.to).some(({ followsMark }) => followsMark);
  const isApart = words[second.marker.from]?.followsMark === true && !hasCountry;
  return second.marker.from - first.to < 2 && !isApart;
}

const isOnRoute = ({ sentence: { words }, markers }: PlaceContext, one: MeantPlace, next: MeantPlace): boolean =>
  leadsTo({ words, markers }, one, next);

const isAfterBetween = ({ sentence: { words } }: PlaceContext, first: MeantPlace): boolean =>
  ['between', 'entre', 'antara', 'بين'].includes(words[first.from - 1]?.plain ?? '');

const areJoined = ({ sentence: { words } }: PlaceContext, first: MeantPlace, second: MeantPlace): boolean =>
  second.from === first.to + 1 && conjunctions.has(words[first.to]?.plain ?? '');

/** "De Nantes", alone and where the other end is known: where one comes from. */
function isOriginAlone(
  { sentence: { words }, move = {} }: PlaceContext,
  { from, to, kind, match }: MeantPlace,
): boolean {
  const isWhole = from === 1 && to === words.length && kind === 'city' && ofWords.has(words[0]?.plain ?? '');
  const isThere = match?.kind === 'found' && match.place.countryCode === move.destinationCountry;
  return isWhole && move.destinationCountry !== undefined && move.originCity === undefined && !isThere;
}

function markedRole(context: PlaceContext, all: readonly MeantPlace[], at: number): Role | undefined {
  const place = all[at] as MeantPlace;
  const [before, next] = [all[at - 1], all[at + 1]];
  const marker: Marker | undefined = place.ending ?? place.marker?.marker;
  if (isAfterBetween(context, place) && next) return 'origin';
  if (isOriginAlone(context, place)) return 'origin';
  const told = endWhere(context.sentence.words, place.to);
  if (told) return told;
  if (before && isAfterBetween(context, before) && areJoined(context, before, place)) return 'destination';
  if (before && isOnRoute(context, before, place)) return 'destination';
  if (next && marker !== 'to' && isOnRoute(context, place, next)) return 'origin';
  const { words } = context.sentence;
  const isAlsoIn = toOrIn.has(words[place.marker?.from ?? -1]?.plain ?? '');
  if (marker === 'from') return isLedByLiving(words, place) && isLivingToCome(words, place) ? 'destination' : 'origin';
  if (marker === 'to') return (isAlsoIn ? endOfHome(words, place) : undefined) ?? 'destination';
  if (isLedTo(context, place, next)) return 'origin';
  if (marker !== 'in') return undefined;
  return endOfHome(words, place) ?? (isLivingToCome(words, place) ? 'destination' : undefined);
}

function follows(context: PlaceContext, place: MeantPlace, set: PhraseSet<string>): boolean {
  const start = place.marker?.from ?? place.from;
  const end = Math.max(start + 1, place.marker?.to ?? 0);
  return set.has(context.sentence.words.slice(Math.max(0, start - reach), end));
}

function first(all: readonly MeantPlace[], roles: readonly (Role | undefined)[], role: Role): MoveEnd | undefined {
  const having = all.filter((_, at) => roles[at] === role);
  const place = having.find(({ kind }) => kind === 'city') ?? having[0];
  return place && { place, confidence: place.isGuess ? 0.6 : 0.95 };
}

const isIn = ({ ending, marker }: MeantPlace): boolean => (ending ?? marker?.marker) === 'in';

/** Whether a sentence ends before this word. */
function endsSentence({ sentence: { words, text } }: PlaceContext, at: number): boolean {
  const [before, next] = [words[at - 1], words[at]];
  return !next || /[.!\n]/u.test(text.slice(before?.end, next.start));
}

/** Places without a marker get the ends that are left: "KL from Leeds", "Leeds Kuala Lumpur". */
function assignOpenEnds(context: PlaceContext, rest: readonly MeantPlace[], ends: MoveEnds): MoveEnds {
  const [one, other] = rest;
  const { origin, destination } = ends;
  if (!one) return ends;
  const home =
    origin || rest.length < 2 ? undefined : rest.find((place) => isIn(place) && follows(context, place, homes));
  if (home && home !== one)
    return assignOpenEnds(
      context,
      rest.filter((place) => place !== home),
      { ...ends, origin: { place: home, confidence: 0.8 } },
    );
  const marker = one.ending ?? one.marker?.marker;
  if (!origin && !destination && follows(context, one, within) && one.kind === 'city' && isMoving(context))
    return { origin: { place: one, confidence: 0.7 }, destination: { place: one, confidence: 0.7 } };
  if (!origin && (marker === 'in' || marker === 'of') && follows(context, one, homes))
    return assignOpenEnds(context, rest.slice(1), { ...ends, origin: { place: one, confidence: 0.8 } });
  if (!origin && destination) {
    const isLeft = marker !== 'of' || isBelonging(context, one);
    return isLeft ? { ...ends, origin: { place: one, confidence: 0.7 } } : ends;
  }
  if (origin && !destination)
    return marker === 'in' && !isMoving(context) && !follows(context, one, homes)
      ? ends
      : { ...ends, destination: { place: one, confidence: 0.75 } };
  if (origin || destination) return ends;
  if (other && other.from - one.to < 2 && one.kind !== 'country')
    return { origin: { place: one, confidence: 0.65 }, destination: { place: other, confidence: 0.65 } };
  const isAlone = one.kind === 'city' && one.from === 0 && endsSentence(context, one.to);
  const isMeant = (isMoving(context) && marker !== 'in') || isAlone;
  if (!isMeant) return ends;
  const found = { destination: { place: one, confidence: 0.6 } };
  return isAlone ? assignOpenEnds(context, rest.slice(1), found) : found;
}

/** "Maison à Nantes, on part à Lisbonne": "à" means "in" and "to", so the place of the home is the origin. */
function rolesOf(context: PlaceContext, all: readonly MeantPlace[]): (Role | undefined)[] {
  // "Avant on était en Chine": "en" means "in" and "to".
  const roles = all.map((place, at) => {
    const role = markedRole(context, all, at);
    const before = all[at - 1];
    // "Ema asjad Tartust Viljandisse": right behind an origin it is where that goes, whoever is spoken of.
    const isLedFrom = before && place.from - before.to < 2 && markedRole(context, all, at - 1) === 'origin';
    return role === 'destination' && !isLedFrom && isAside(context.sentence.words, place) ? undefined : role;
  });
  if (roles.includes('origin')) return roles;
  const goals = roles.flatMap((role, at) => (role === 'destination' ? [at] : []));
  const [first = -1] = goals;
  const home =
    goals.find((at) => isHomeNow(context, all, at, goals.length > 1)) ??
    (goals.length > 1 && follows(context, all[first] as MeantPlace, homes) ? first : undefined);
  return home === undefined ? roles : roles.with(home, 'origin');
}

/** "Busan. Yes, Busan, surely" names one end. */
const isSame = (one: MeantPlace, other: MeantPlace): boolean => {
  const [first, second] = [one.match, other.match];
  return first?.kind === 'found' && second?.kind === 'found' && first.place.id === second.place.id;
};

const mostBetween = 3;

/** "York or Toronto, which is easier": of two places of which either would do, neither is an end. */
function isOneOfTwo({ sentence: { words } }: PlaceContext, all: readonly MeantPlace[], at: number): boolean {
  const areParted = (one: MeantPlace | undefined, other: MeantPlace | undefined): boolean => {
    const between = one && other ? words.slice(one.to, other.from) : [];
    return between.length <= mostBetween && orWords.has(between[0]?.plain ?? '');
  };
  return areParted(all[at - 1], all[at]) || areParted(all[at], all[at + 1]);
}

/** "To Vietnam, our factory is there. Ho Chi Minh": a city of the country that an end is called by is that end. */
function withCityOf(end: MoveEnd | undefined, rest: readonly MeantPlace[]): MoveEnd | undefined {
  const { country, kind } = end?.place ?? {};
  if (!end || kind !== 'country' || !country) return end;
  const city = rest.find(
    (place) =>
      place.kind === 'city' &&
      (!place.marker || place.marker.marker === 'in') &&
      place.match?.kind === 'found' &&
      place.match.place.label.endsWith(`, ${country}`),
  );
  return city ? { place: city, confidence: end.confidence } : end;
}

/** "Apt to apt in Chicago", "Tallinna piires": both ends are in the one city that is named. */
function withinOneCity(context: PlaceContext, ends: MoveEnds): MoveEnds {
  const { words } = context.sentence;
  const end = ends.origin ?? ends.destination;
  if (!end || (ends.origin && ends.destination) || end.place.kind !== 'city') return ends;
  // "To London within two months" goes there from elsewhere.
  const isOfTime = numberOfThings(words[end.place.to + 1]?.plain ?? '') !== undefined;
  const isWithin = (within.has(words.slice(end.place.to, end.place.to + 1)) && !isOfTime) || staysInCity.has(words);
  return isWithin ? { origin: end, destination: end } : ends;
}

/** The origin and the destination among the meant places. */
export function findMoveEnds(context: PlaceContext, meant: readonly MeantPlace[]): MoveEnds {
  const own = ownPlaces(context, meant);
  // The place before "York or Toronto" is the origin, although neither of the two is a destination.
  const ownRoles = rolesOf(context, own);
  const isEnd = (_: unknown, at: number) => !isOneOfTwo(context, own, at);
  const all = own.filter(isEnd);
  const roles = ownRoles.filter(isEnd);
  const isLeft = (place: MeantPlace, at: number) =>
    roles[at] === undefined && !all.slice(0, at).some((one) => isSame(one, place));
  const rest = all.filter((place, at) => isLeft(place, at) && !isAside(context.sentence.words, place));
  const origin = withCityOf(first(all, roles, 'origin'), rest);
  const goals = all.filter((_, at) => roles[at] === 'destination');
  const ofGoods = goals.length > 1 ? goalOfGoods(context.sentence.words, goals) : undefined;
  const destination = withCityOf(
    ofGoods ? { place: ofGoods, confidence: 0.95 } : first(all, roles, 'destination'),
    rest,
  );
  const isOpen = (place: MeantPlace) => place !== origin?.place && place !== destination?.place;
  return withinOneCity(context, assignOpenEnds(context, rest.filter(isOpen), { origin, destination }));
}
