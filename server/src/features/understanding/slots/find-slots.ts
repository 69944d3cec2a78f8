import type { Place } from '@meg/shared/contract/places';
import type { Slots } from '@meg/shared/contract/understanding';
import { movingMonth } from '@meg/shared/domain/quotes/moving-month';
import type { Mention } from '../../guides/guides.service.js';
import type { PlacesService } from '../../places/places.service.js';
import type { Sentence } from '../sentence.js';
import { findBelonging } from './belongings.js';
import { type CalendarDay, startOf } from './calendar-day.js';
import { findEmail, findPhone } from './contact.js';
import { findContents } from './contents.js';
import { findHomeSize } from './home-size.js';
import { type DateSlot, findMoveDate } from './move-date.js';
import { findMoveType } from './move-type.js';
import { findName, wordsOfName } from './person-name.js';
import { type MeantPlace, meantPlaces, placeContext } from './places/meant-places.js';
import { findMoveEnds } from './places/move-ends.js';
import { placeSlotOf } from './places/place-slot.js';
import { resolvedEnds } from './places/resolved-ends.js';
import { findServices } from './services.js';
import { findShippingMode } from './shipping-mode.js';
import { findSpecialItems } from './special-items.js';

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
}

export interface FoundSlots {
  readonly slots: Slots;
  /** All named places, not only the ends of the move. */
  readonly named: readonly MeantPlace[];
}

type Filled<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Removes undefined values. */
function filled<T extends object>(slots: T): Partial<Filled<T>> {
  return Object.fromEntries(Object.entries(slots).filter(([, slot]) => slot !== undefined)) as Partial<Filled<T>>;
}

function endsOf(request: SlotRequest): { named: MeantPlace[]; ends: Pick<Slots, 'origin' | 'destination'> } {
  const { places, readerTag } = request;
  const context = placeContext(request, request.preferred);
  const ofName = wordsOfName(request.sentence);
  const named = meantPlaces(context).filter(({ from, marker }) => marker !== undefined || !ofName.has(from));
  const { origin, destination } = resolvedEnds(findMoveEnds(context, named));
  const inWords = (place: Place): Place => {
    const match = places.findEnds(
      { origin: { text: place.label, id: place.id }, destination: { text: '' }, moveType: null },
      { language: readerTag },
    );
    return match.origin.kind === 'found' ? match.origin.place : place;
  };
  const slotOf = (end: typeof origin) => end && placeSlotOf({ end, language: readerTag, inWords });
  return { named, ends: { origin: slotOf(origin), destination: slotOf(destination) } };
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

/** Finds all that the sentence says of a move and of the visitor. */
export function findSlots(request: SlotRequest): FoundSlots {
  const { sentence, today, readerTag } = request;
  const { words, text } = sentence;
  const { named, ends } = endsOf(request);
  const { origin, destination } = ends;
  const isPlace = (at: number): boolean =>
    named.some(({ from, to }) => at >= from && at < to) ||
    request.countries.some(({ from, to }) => at >= from && at < to);
  const slots = {
    origin,
    destination,
    moveType: findMoveType(words, { origin, destination }),
    propertySize: findHomeSize(words),
    moveDetails: findContents(words),
    ...dateSlots(findMoveDate({ sentence, today, language: readerTag }), today),
    pets: findBelonging(words, 'pets'),
    car: findBelonging(words, 'car'),
    specialItems: findSpecialItems(words),
    shippingMode: findShippingMode(words),
    ...findServices(words),
    name: findName({ sentence, isPlace }),
    email: findEmail(text),
    phone: findPhone(text),
  };
  return { slots: filled(slots) as Slots, named };
}
