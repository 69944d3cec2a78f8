import { longestNote, type PartialMove } from '@meg/shared/contract/move';
import type { Place } from '@meg/shared/contract/places';
import type { NextQuestionCode } from '@meg/shared/contract/quotes';
import type { Slots } from '@meg/shared/contract/understanding';
import { movingMonth } from '@meg/shared/domain/quotes/moving-month';
import type { Mention } from '../../guides/guides.service.js';
import type { Nearness, PlacesService } from '../../places/places.service.js';
import { asksSomething, beginsQuestion } from '../classifier/asking-words.js';
import { PhraseSet } from '../phrase-set.js';
import { plainWord, type Sentence, type SentenceWord, withoutWords } from '../sentence.js';
import { asksByEnding, onlyAsksOfPacking, packingOfPart } from './asked-packing.js';
import { withoutDatesOfActs } from './dates/acts-of-visitor.js';
import { asDay, type CalendarDay, isBefore, isReal, startOf } from './dates/calendar-day.js';
import { dayBesideMonth } from './dates/day-beside-month.js';
import { withoutDayOfQuote } from './dates/day-of-quote.js';
import { type DateSlot, findMoveDate } from './dates/move-date.js';
import { oneAfter } from './dates/one-after.js';
import { tellsOfPast } from './dates/past-day.js';
import { withoutRefusedDates } from './dates/refused-dates.js';
import type { DateRequest } from './dates/written-date.js';
import { type AccessRequest, type End, findAccess, liftsElsewhere } from './homes/access.js';
import { asksOfFloor } from './homes/asked-floor.js';
import { cityAt } from './homes/city-at.js';
import { everythingBut } from './homes/everything-but.js';
import { isGroundFirst } from './homes/first-floor.js';
import { isHomeOfThings } from './homes/home-left.js';
import { findHomeSize, isBedToCarry, isCountedRoom } from './homes/home-size.js';
import { findMoveSize } from './homes/move-size.js';
import { findRooms } from './homes/room-counts.js';
import { furnitureBesideBoxes } from './homes/some-furniture.js';
import { findMoveType } from './move-type.js';
import { findNotes } from './notes/find-notes.js';
import { withoutOtherDates } from './notes/other-dates.js';
import { wordsOfReferences } from './notes/own-references.js';
import { findEmail, findPhone } from './people/contact.js';
import { findName, wordsOfName } from './people/person-name.js';
import { areSurelyApart } from './places/apart.js';
import { isOnlyAfterNo, isPlaceDenied } from './places/denied-place.js';
import { endsInOwnCountry } from './places/in-own-country.js';
import { type MeantPlace, meantPlaces, placeContext } from './places/meant-places.js';
import { findMoveEnds, type MoveEnd } from './places/move-ends.js';
import { namesOther } from './places/other-names.js';
import { isCalled } from './places/place-names.js';
import { placeSlotOf } from './places/place-slot.js';
import { resolvedEnds } from './places/resolved-ends.js';
import { isScoffedAt } from './places/scoffed-place.js';
import { isMonthName } from './places/town-or-month.js';
import { findServices } from './services.js';
import { findShippingMode } from './shipping-mode.js';
import { findBelonging } from './things/belongings.js';
import { findContents, saysFewBoxes } from './things/contents.js';
import { asksForWorkOnThings } from './things/handled-things.js';
import { findInventory, furnitureIn, isAside, saysOnly, thingsIn } from './things/inventory.js';
import { asksBesideThings, asksIfOffered } from './things/offered-things.js';
import { findVolume } from './things/said-volume.js';
import { onlySmallGoods } from './things/small-goods.js';
import { findSpecialItems } from './things/special-items.js';
import { countOfThing } from './things/thing-counts.js';
import { placeIn, toldPart } from './told-part.js';

export interface SlotRequest {
  readonly sentence: Sentence;
  /** Of the sentence. */
  readonly language: string;
  /** The reader's, with the region: fr-CA. */
  readonly readerTag: string;
  readonly today: CalendarDay;
  readonly places: PlacesService;
  readonly countries: readonly Mention[];
  /** Countries that the company serves: a place there is preferred to its namesakes. */
  readonly preferred: readonly string[];
  /** Where the company is. */
  readonly home?: Nearness['home'];
  /** Whether the word stands in the sentences that the chat has learnt from; undefined while it learns. */
  readonly knowsWord?: ((plain: string) => boolean) | undefined;
  /** What is known of the move, where the sentence is part of a conversation. */
  readonly move?: PartialMove | undefined;
  /** The fact that the chat has asked for. */
  readonly asked?: NextQuestionCode | undefined;
}

export interface FoundSlots {
  readonly slots: Slots;
  /** All named places, not only the ends of the move. */
  readonly named: readonly MeantPlace[];
  /** Places that the sentence takes back: "not Dublin". */
  readonly denied: readonly MeantPlace[];
  /** How many bedrooms were said, as a size of home is a range. */
  readonly bedrooms: number | undefined;
}

/** Fewer things may be spoken of without being all that is moved. */
const fewestOfList = 3;

type Filled<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Removes undefined values. */
function filled<T extends object>(slots: T): Partial<Filled<T>> {
  return Object.fromEntries(Object.entries(slots).filter(([, slot]) => slot !== undefined)) as Partial<Filled<T>>;
}

interface FoundEnds {
  readonly named: readonly MeantPlace[];
  readonly denied: readonly MeantPlace[];
  readonly ends: Pick<Slots, 'origin' | 'destination'>;
  readonly areApart: boolean;
  readonly placeAt: Readonly<Partial<Record<End, number>>>;
}

/** The slot of a place, in the reader's words. */
export function placeSlot(end: MoveEnd | undefined, { places, readerTag }: SlotRequest): Slots['origin'] {
  const inWords = (place: Place): Place => {
    const match = places.findEnds(
      { origin: { text: place.label, id: place.id }, destination: { text: '' }, moveType: null },
      { language: readerTag },
    );
    return match.origin.kind === 'found' ? match.origin.place : place;
  };
  return end && placeSlotOf({ end, language: readerTag, inWords });
}

/** "To Bath. Actually Cardiff instead of Bath": what the message takes back is no end where it was named before either. */
const isReplaced = (place: MeantPlace, denied: readonly MeantPlace[]): boolean =>
  denied.some((one) => one.from > place.from && plainWord(one.query) === plainWord(place.query));

function endsOf(request: SlotRequest): FoundEnds {
  const { sentence, move } = request;
  const context = placeContext(request, request.preferred);
  const all = meantPlaces(context);
  const ofName = wordsOfName(sentence, (at) => all.some(({ from, to }) => at >= from && at < to));
  const named = all.filter(
    (place) =>
      (place.marker !== undefined || !ofName.has(place.from)) &&
      !isScoffedAt(sentence.words, place) &&
      !namesOther(sentence, request.language, place),
  );
  const isPutRight = (place: MeantPlace) =>
    move?.originCity !== undefined &&
    move.destinationCity !== undefined &&
    isOnlyAfterNo(sentence.words, { from: place.marker?.from ?? place.from, to: place.to }) &&
    ![move.originCity, move.destinationCity].some((city) => isCalled(place, city));
  const denied = named.filter((place) => isPlaceDenied(context, place) && !isPutRight(place));
  const found = findMoveEnds(
    context,
    named.filter((place) => !denied.includes(place) && !isReplaced(place, denied)),
  );
  const namesCountry = request.countries.some(({ isMeant, kind }) => isMeant && kind === 'country');
  const goesAbroad =
    namesCountry ||
    findMoveType(sentence.words, { origin: undefined, destination: undefined })?.value === 'international';
  const meant = goesAbroad ? found : endsInOwnCountry(found, request);
  const { origin, destination } = resolvedEnds(meant, {
    origin: move?.originCountry,
    destination: move?.destinationCountry,
    cities: {
      origin: move?.originCity === undefined ? undefined : request.places.findNamed(move.originCity),
      destination: move?.destinationCity === undefined ? undefined : request.places.findNamed(move.destinationCity),
    },
  });
  return {
    named,
    denied,
    ends: { origin: placeSlot(origin, request), destination: placeSlot(destination, request) },
    areApart: areSurelyApart({ origin, destination }),
    placeAt: placesOfEnds(endsAt(named, sentence.words, move), {
      ...(origin && { origin: origin.place.from }),
      ...(destination && { destination: destination.place.from }),
    }),
  };
}

/** A month has its year where the sentence names it, or means another than the next of its number: "in two years". */
function dateSlots(
  found: DateSlot | undefined,
  today: CalendarDay,
): Pick<Slots, 'moveDate' | 'moveMonth' | 'moveYear'> {
  if (!found) return {};
  const { value, confidence, namesYear } = found;
  if (value.length === 'YYYY-MM-DD'.length) return { moveDate: { value, confidence } };
  const [year = 0, month = 0] = value.split('-').map(Number);
  const isNext = movingMonth({ moveMonth: month }, startOf(today)) === value;
  return {
    moveMonth: { value: month, confidence },
    ...((namesYear || !isNext) && { moveYear: { value: year, confidence } }),
  };
}

/** Where the cities of the known move are named again. */
function endsAt(
  named: readonly MeantPlace[],
  words: readonly SentenceWord[],
  move: PartialMove = {},
): Partial<Record<End, number>> {
  const at = (city: string | undefined): number | undefined =>
    city === undefined ? undefined : (named.find((place) => isCalled(place, city))?.from ?? cityAt(words, city));
  const [origin, destination] = [at(move.originCity), at(move.destinationCity)];
  return { ...(origin !== undefined && { origin }), ...(destination !== undefined && { destination }) };
}

/** A city that is known as one end is not the other one: "second floor in Berlin", of a move to Berlin. */
function placesOfEnds(known: Partial<Record<End, number>>, found: Partial<Record<End, number>>) {
  const isKnownAs = (end: End, at: number | undefined) => at !== undefined && known[end] === at;
  return {
    ...known,
    ...(!isKnownAs('destination', found.origin) && found.origin !== undefined && { origin: found.origin }),
    ...(!isKnownAs('origin', found.destination) &&
      found.destination !== undefined && { destination: found.destination }),
  };
}

/** Where no end is named, a floor belongs to the one that is not known yet, else to the home that is left. */
function accessEnd({ destination, origin }: Pick<Slots, 'origin' | 'destination'>, { move, asked }: SlotRequest): End {
  if (asked === 'access' && move?.access?.origin && !move.access.destination) return 'destination';
  return destination && !origin && !move?.originCity && !move?.originCountry ? 'destination' : 'origin';
}

/** After a list these say that nothing else goes. */
const endsList = new PhraseSet({
  all: 'that s all, thats all, that s it, thats it, that is all, nothing else, eso es todo, es todo, y ya esta, nada mas, c est tout, c tout, ce sera tout, rien d autre, itu je, itu jer, itu saja, itu sahaja, tu je, tu jer, see on koik, ja koik, muud midagi, هذا كل شي, هذا كل شيء, وبس, بس هيك, بس هذا',
});

const ofOffices: ReadonlySet<string> = new Set([
  ...['desk-small', 'desk-large', 'dining-table-small', 'dining-table-large', 'dining-chair', 'office-chair'],
  ...['filing-cabinet', 'computer', 'printer', 'meeting-table'],
]);

/** "عندنا مكتب فيه ٢٠ طاولة": an office with its tables, where a bed beside it makes it a desk. */
const isFurnishedOffice = (words: readonly SentenceWord[], furniture: readonly { label: string; from: number }[]) =>
  furniture.some(({ from }) => isArabicOffice(words[from])) &&
  furniture.length > 1 &&
  furniture.every(({ label }) => ofOffices.has(label));

/** "Welsh dresser", and "Chesterfield" in a list of things: also the name of a place. */
const isThingNamedSo = (words: readonly SentenceWord[], at: number): boolean =>
  thingsIn(words).some(
    ({ from, to }, _, all) =>
      at >= from && at < to && (to - from > 1 || (words[at]?.plain === 'chesterfield' && all.length > 1)),
  );

interface Home {
  readonly hasHome: boolean;
  /** Whether a list of furniture or boxes is all that goes. */
  readonly isListed: boolean;
  /** Whether the word counts the bedrooms of the home. */
  readonly isBed: (at: number) => boolean;
}

const isArabicOffice = (word: SentenceWord | undefined): boolean => /^و?(?:ال)?مكتب$/u.test(word?.plain ?? '');
/** French and Arabic have one word for a desk and an office. */
const isOfficeWord = /^(?:bureaux?|و?(?:ال)?مكتب)$/u;

/** Who takes furniture beside a few boxes does not move boxes only, and who lists furniture moves some. */
function contentsOf(sentence: Sentence, { hasHome, isListed, isBed }: Home): Slots['moveDetails'] {
  const { words } = sentence;
  const furniture = furnitureIn(words).filter(({ from }) => !isBed(from));
  const kinds = new Set(furniture.map(({ label }) => label)).size;
  const hasFurniture = hasHome ? kinds > 0 : furnitureIn(words).length > 0;
  if (!hasFurniture && onlySmallGoods(words)) return { value: 'boxes-only', confidence: 0.8 };
  if (!hasHome && furnitureBesideBoxes(words)) return { value: 'some-furniture', confidence: 0.8 };
  const named = findContents(words, hasHome);
  // "Un lit, un bureau": beside other furniture the word for an office is a desk.
  const isDesk =
    named?.value === 'office' &&
    (kinds > 1 || isListed) &&
    furniture.some(({ from }) => isOfficeWord.test(words[from]?.plain ?? '')) &&
    !isFurnishedOffice(words, furniture);
  const said = isDesk ? undefined : named;
  if (!said && kinds > 0 && endsList.has(words)) return { value: 'some-furniture', confidence: 0.8 };
  // "Only boxes, about 20, and a sofa".
  const isCounted = furniture.some((thing) => countOfThing(sentence, thing, thing.label) !== undefined);
  const isSome =
    said?.value === 'boxes-only'
      ? kinds > 0 && (saysFewBoxes(words) || isCounted)
      : !said && !hasHome && (kinds >= fewestOfList || (kinds > 0 && saysOnly(words, thingsIn(words))));
  return isSome ? { value: 'some-furniture', confidence: 0.8 } : said;
}

/** A question about packing, or a wish for some of it, is no order to pack everything. */
function withoutAskedPacking(services: ReturnType<typeof findServices>, sentence: Sentence): typeof services {
  const told = toldPart(sentence);
  const isToldFirst = told !== sentence && findServices(told.words).packing?.value === false;
  const isOfSelf = services.packing?.value === false && asksByEnding(sentence) && !isToldFirst;
  const isAsked = onlyAsksOfPacking(sentence) || packingOfPart(sentence.words) !== undefined;
  if (!isOfSelf && (!isAsked || services.packing?.value !== true)) return services;
  const { packing: _asked, ...others } = services;
  return others;
}

/** What is said of a lift at the end whose floor is not known, in the visitor's words. */
const liftNotes = ({ words, text }: Sentence, access: AccessRequest): string[] =>
  liftsElsewhere(access).map(({ from, to }) =>
    text.slice(words[from]?.start ?? 0, words[to - 1]?.end).slice(0, longestNote),
  );

/** The month in which the move is known to be. */
function knownMonth(move: PartialMove = {}, today: CalendarDay): DateRequest['known'] {
  const { moveDate, moveMonth, moveYear } = move;
  const value =
    moveDate ?? (moveMonth === undefined ? undefined : movingMonth({ moveMonth, moveYear }, startOf(today)));
  const [year, month, day] = (value ?? '').split('-').map(Number);
  return year && month ? { year, month, day } : undefined;
}

/** "Mid January, the 15th if possible". */
function withDayBeside(found: DateSlot, sentence: Sentence, today: CalendarDay): DateSlot {
  const day = found.value.length === 'YYYY-MM'.length ? dayBesideMonth(sentence) : undefined;
  const [year = 0, month = 0] = found.value.split('-').map(Number);
  const date = { year, month, day: day ?? 0 };
  return isReal(date) && !isBefore(date, today) ? { ...found, value: asDay(date), confidence: 0.85 } : found;
}

/** When the move is; or when a call is to be, which is the date of another act. */
export function findDates(
  { sentence, today, readerTag, move, asked }: SlotRequest,
  isOfCall = false,
): ReturnType<typeof dateSlots> {
  if (!isOfCall && tellsOfPast(sentence.words)) return {};
  const ofMove = (part: Sentence) => withoutDatesOfActs(asked === 'move_date' ? part : withoutOtherDates(part));
  const found = (part: Sentence) =>
    findMoveDate({
      sentence: withoutRefusedDates(isOfCall ? part : ofMove(part)),
      today,
      language: readerTag,
      isAsked: asked === 'move_date',
      known: knownMonth(move, today),
      country: move?.originCountry,
    });
  const { rest, isSurelyOfQuote } = withoutDayOfQuote(sentence);
  const ofRest = rest === sentence ? undefined : found(rest);
  const said = ofRest ?? (isSurelyOfQuote ? undefined : found(sentence));
  const date = said && !isOfCall ? withDayBeside(said, sentence, today) : said;
  return dateSlots(isOfCall ? date : (oneAfter(sentence, move, today) ?? date), today);
}

/** "Mar del Plata", "Ballina mayo" and "my name is April Jones" name no month. */
function withoutMonthsOfNames(
  sentence: Sentence,
  named: readonly MeantPlace[],
  ofPerson: ReadonlySet<number>,
): Sentence {
  const isOfName = (at: number) =>
    isMonthName(sentence.words[at]?.plain ?? '') &&
    (ofPerson.has(at) || named.some(({ from, to }) => to - from > 1 && at >= from && at < to));
  return sentence.words.some((_, at) => isOfName(at)) ? withoutWords(sentence, isOfName) : sentence;
}

/** Finds all that the sentence says of a move and of the visitor. */
export function findSlots(request: SlotRequest): FoundSlots {
  const { sentence, language, move, asked } = request;
  const { words, text } = sentence;
  const { named, denied, ends, areApart, placeAt } = endsOf(request);
  const { origin, destination } = ends;
  const isPlace = (at: number): boolean =>
    named.some(({ from, to }) => at >= from && at < to) ||
    request.countries.some(({ from, to }) => at >= from && at < to);
  const told = toldPart(sentence);
  const staysHome = isHomeOfThings(words);
  const home = staysHome ? undefined : findHomeSize(words);
  const isOffer =
    (!origin && !destination && !home && asksIfOffered(sentence)) ||
    asksForWorkOnThings(told) ||
    (told === sentence && asksBesideThings(sentence, request.countries.length > 0));
  const references = wordsOfReferences(words);
  const withoutReferences = references.size > 0 ? withoutWords(sentence, (at) => references.has(at)) : sentence;
  const access: AccessRequest = {
    words,
    isGroundFirst: (end) => isGroundFirst(end, { ...request, ends }),
    placeAt,
    places: named.map(({ from }) => from),
    otherwise: accessEnd(ends, request),
  };
  const dates = findDates({
    ...request,
    sentence: withoutMonthsOfNames(sentence, named, wordsOfName(sentence, isPlace)),
  });
  const found = findNotes({
    sentence: told,
    hasMonthAlone: dates.moveMonth !== undefined && dates.moveDate === undefined,
    knowsMonth: knownMonth(move, request.today) !== undefined,
    places: told === sentence ? named.filter((place) => !denied.includes(place)) : [],
    isRead: (at) =>
      isPlace(placeIn(sentence, told, at)) ||
      isCountedRoom(told.words, at) ||
      thingsIn(told.words).some(({ from, to }) => at >= from && at < to),
  });
  const notes = [...new Set([...found, ...liftNotes(sentence, access)])];
  const hasHome = home !== undefined || move?.propertySize !== undefined || move?.moveDetails !== undefined;
  const isBed = (at: number): boolean => /^beds?$/.test(words[at]?.plain ?? '') && !isBedToCarry(words, at);
  const contents = isOffer
    ? undefined
    : contentsOf(sentence, { hasHome, isListed: move?.inventory?.isComplete === true, isBed });
  const isOffice = contents && contents.value === 'office';
  const slots = {
    origin,
    destination,
    moveType: areApart
      ? { value: 'international' as const, confidence: 0.85 }
      : findMoveType(words, { origin, destination }),
    propertySize: home && { value: home.value, confidence: home.confidence },
    moveSize:
      beginsQuestion(sentence) && everythingBut(words)
        ? undefined
        : findMoveSize(words, asked === 'move_size' && !asksSomething(sentence)),
    volumeM3: isAside(sentence) ? undefined : findVolume(sentence),
    moveDetails: contents,
    ...dates,
    rooms: staysHome ? undefined : findRooms(words, home?.bedrooms),
    access: asksOfFloor(sentence) ? undefined : findAccess(access),
    inventory: findInventory({
      sentence: told,
      language,
      isTaken: (at) =>
        (isPlace(placeIn(sentence, told, at)) && !isThingNamedSo(told.words, at)) ||
        (isOffice === true && isArabicOffice(told.words[at])) ||
        isBed(placeIn(sentence, told, at)),
      isAsked: asked === 'inventory',
      isOffice: isOffice ?? move?.moveDetails === 'office',
    }),
    pets: findBelonging(words, 'pets', isPlace),
    car: findBelonging(words, 'car', isPlace),
    specialItems: isOffer || onlyAsksOfPacking(sentence) ? undefined : findSpecialItems(words),
    shippingMode: findShippingMode(words),
    ...withoutAskedPacking(findServices(words, move?.packing), sentence),
    name:
      references.size > 0
        ? findName({ sentence: withoutReferences, isPlace: () => false })
        : findName({ sentence, isPlace }),
    email: findEmail(text),
    phone: findPhone(withoutReferences.text),
    ...(notes.length > 0 && { notes: { value: notes, confidence: 0.8 } }),
  };
  // A reply to how much of the home goes makes it no other kind of move.
  if (asked === 'move_size' && slots.moveSize?.value === 'Content plus some furniture') slots.moveDetails = undefined;
  return { slots: filled(slots) as Slots, named, denied, bedrooms: home?.bedrooms };
}
