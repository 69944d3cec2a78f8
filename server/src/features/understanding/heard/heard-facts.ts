import type { MoveFact, PartialMove } from '@meg/shared/contract/move';
import type { Slots, saidFactNames, Understanding } from '@meg/shared/contract/understanding';
import type { ReaderLanguage } from '../../../languages/choose-language.js';
import type { ContactWish } from '../contact-wish/contact-wish.js';
import type { End } from '../slots/homes/access.js';
import { isBoxesOnly } from '../slots/things/inventory.js';
import { FactWords } from './fact-words.js';

type Heard = Understanding['heard'];
type FactName = (typeof saidFactNames)[number];
type Place = NonNullable<Slots['origin']>;

/** Below this a client does not take a slot over. */
const surely = 0.5;

export interface HeardRequest {
  readonly slots: Slots;
  readonly takenBack: readonly MoveFact[];
  readonly move: PartialMove;
  /** How many bedrooms were said. */
  readonly bedrooms: number | undefined;
  readonly reader: ReaderLanguage;
  readonly contactWish?: ContactWish | undefined;
  /** Whether the company writes, so that the form asks for no phone number any more. */
  readonly needsNoPhone?: boolean;
  /** When the visitor wants to be called, where the message says so. */
  readonly callTime?: Understanding['callTime'];
  /** Whether the form is to be sent as it is filled in. */
  readonly sendsForm?: boolean;
  /** Whether the message speaks of a lift: where it does not, none is said to be missing. */
  readonly saysLift?: boolean;
  /** Whether the message names a day of the week, which may be another than that of its date. */
  readonly saysWeekday?: boolean;
  /** Whether it is only supposed, so that nothing else on the screen says what would stay behind. */
  readonly isSupposed?: boolean;
  /** Countries that the company serves, which need not be named. */
  readonly preferred: readonly string[];
  /** The company's own country, the only one that need not be named where it is known. */
  readonly ownCountry?: string | undefined;
}

/** A fact of the move in words; undefined where nothing is to be said of it. */
type Saying = (value: never, words: FactWords, facts: PartialMove) => string | undefined;

const wordOf =
  (yes: 'pets' | 'car' | 'packing' | 'storage' | 'insurance') =>
  (value: boolean, { words }: FactWords): string => {
    const no = {
      pets: words.noPets,
      car: words.noCar,
      packing: words.noPacking,
      storage: words.noStorage,
      insurance: words.noInsurance,
    };
    return value ? words[yes] : no[yes];
  };

const month = ({ moveMonth = 1, moveYear }: PartialMove, words: FactWords): string =>
  words.date(Date.UTC(moveYear ?? 2_000, moveMonth - 1), { month: 'long', year: moveYear ? 'numeric' : undefined });

/** What was listed says by its own fact that it is gone. */
const isKnownToMove = (code: string, { leftOut = [], inventory, specialItems = [] }: PartialMove): boolean =>
  [...leftOut, ...(inventory?.items ?? [])].some((item) => item.code === code) ||
  specialItems.some((item) => item === code);

/** In the order in which they are said. Facts that are part of another have no words of their own. */
const sayings = {
  moveType: (value: NonNullable<PartialMove['moveType']>, words) => words.choice('moveType', value),
  moveDetails: (value: NonNullable<PartialMove['moveDetails']>, words) => words.choice('moveDetails', value),
  propertySize: (value: NonNullable<PartialMove['propertySize']>, words) => words.choice('propertySize', value),
  rooms: (value: NonNullable<PartialMove['rooms']>, words) => words.rooms(value),
  moveSize: (value: NonNullable<PartialMove['moveSize']>, words) => words.choice('moveSize', value),
  inventory: (value: NonNullable<PartialMove['inventory']>, words) => words.things(value),
  specialItems: (value: NonNullable<PartialMove['specialItems']>, words) => words.names(value),
  access: (value: NonNullable<PartialMove['access']>, words) => words.access(value).join('; '),
  moveDate: (value: string, words) => words.date(Date.parse(value), { day: 'numeric', month: 'long', year: 'numeric' }),
  moveMonth: (_: number, words, facts) => month(facts, words),
  shippingMode: (value: NonNullable<PartialMove['shippingMode']>, words) => words.choice('mode', value),
  volumeM3: (value: number, words) => words.volume(value),
  packing: wordOf('packing'),
  storage: wordOf('storage'),
  insurance: wordOf('insurance'),
  pets: wordOf('pets'),
  car: wordOf('car'),
  leftOut: (value: NonNullable<PartialMove['leftOut']>, words, known) => {
    const items = value.filter(({ code }) => !isKnownToMove(code, known));
    return items.length > 0 ? words.leftOut(words.things({ items, isComplete: false })) : undefined;
  },
  notes: (value: readonly string[], words, { notes = [] }) =>
    words.notes(value.some((note) => !notes.includes(note)) ? value.filter((note) => !notes.includes(note)) : value),
} as const satisfies Partial<
  Record<MoveFact, (value: never, words: FactWords, facts: PartialMove) => string | undefined>
>;

type SaidFact = keyof typeof sayings;

/** What would stay behind of what comes now, by its names, in place of the list of the rest. */
function leftOfSupposed({ slots, move, isSupposed = false }: HeardRequest, words: FactWords): Heard | undefined {
  const known = move.leftOut ?? [];
  const items = (slots.leftOut?.value ?? []).filter(({ code }) => !known.some((item) => item.code === code));
  const coming = [...(slots.inventory?.value.items ?? []), ...(slots.specialItems?.value ?? [])];
  const before = new Set([...(move.inventory?.items ?? []).map(({ code }) => code), ...(move.specialItems ?? [])]);
  const isOnlyLess = coming.every((item) => before.has(typeof item === 'string' ? item : item.code));
  if (!isSupposed || items.length === 0 || !isOnlyLess) return undefined;
  return [{ fact: 'leftOut', text: words.leftOut(words.things({ items, isComplete: false })) }];
}

const ofList: ReadonlySet<string> = new Set(['inventory', 'specialItems', 'leftOut']);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A country alone, or the city; its country is named where it is not that of the company. */
function placeHeard(end: End, place: Place, words: FactWords, request: HeardRequest): Heard {
  const { move, ownCountry, preferred } = request;
  const unnamed = ownCountry ? [ownCountry] : preferred;
  const [city = place.value, ...areas] = place.value.split(', ');
  const isPlain = areas.length === 1 && unnamed.includes(place.countryCode ?? '');
  const fact: FactName = place.isCity ? `${end}City` : `${end}Country`;
  const isKnown = place.isCity ? move[`${end}City`] === place.value : move[`${end}Country`] === place.countryCode;
  return isKnown ? [] : [{ fact, text: words.place(end, isPlain ? city : place.value) }];
}

/** What another fact says already: the kind of move by its ends, special items and boxes by their names. */
function isSaidByOther(fact: SaidFact, { slots, move }: HeardRequest): boolean {
  if (fact === 'moveDetails' && slots.moveDetails?.value === 'specialty') return slots.specialItems !== undefined;
  if (fact === 'moveDetails' && slots.moveDetails?.value === 'boxes-only') {
    const list = slots.inventory?.value;
    return list?.isComplete === true && isBoxesOnly(list);
  }
  return fact === 'moveType' && move.moveType === undefined && (slots.origin ?? slots.destination) !== undefined;
}

function text(fact: SaidFact, value: unknown, words: FactWords, request: HeardRequest): string | undefined {
  const { bedrooms, slots } = request;
  if (fact === 'propertySize' && slots.rooms) return undefined;
  if (fact === 'propertySize' && bedrooms !== undefined && bedrooms > 1) return words.bedrooms(bedrooms);
  const facts = { ...request.move, moveYear: slots.moveYear?.value };
  const saying = sayings[fact] as Saying;
  if (fact === 'moveDate' && request.saysWeekday)
    return words.date(Date.parse(String(value)), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  if (fact === 'access' && request.saysLift === false)
    return words.access(value as NonNullable<PartialMove['access']>, false).join('; ');
  return saying(value as never, words, fact === 'moveMonth' ? { ...facts, moveMonth: value as number } : facts);
}

function factHeard(fact: SaidFact, words: FactWords, request: HeardRequest): Heard {
  const { slots, move } = request;
  const slot = slots[fact];
  const isNewYear = fact === 'moveMonth' && slots.moveYear !== undefined && slots.moveYear.value !== move.moveYear;
  if (!slot || slot.confidence < surely || (isSame(slot.value, move[fact]) && !isNewYear)) return [];
  if (isSaidByOther(fact, request)) return [];
  const said = text(fact, slot.value, words, request);
  return said ? [{ fact, text: said }] : [];
}

/** What was known of a fact that is taken back; of the two ends the city says it. */
function leftOut(fact: MoveFact, words: FactWords, { move }: HeardRequest): Heard {
  const end = /^(origin|destination)City$/.exec(fact)?.[1] as End | undefined;
  if (end) return [{ fact, text: words.leftOut(words.place(end, (move[`${end}City`] ?? '').split(', ')[0] ?? '')) }];
  const value = move[fact];
  // What stayed behind and comes after all says so by its own fact.
  const saying = fact === 'leftOut' ? undefined : (sayings[fact as SaidFact] as Saying | undefined);
  const said = saying && value !== undefined ? saying(value as never, words, move) : undefined;
  return said ? [{ fact, text: words.leftOut(said) }] : [];
}

/** The facts that a message brings or changes, each in few words of the reader's language. */
export function heardFacts(request: HeardRequest): Heard {
  const words = new FactWords(request.reader);
  const { slots, takenBack, contactWish } = request;
  const ends = (['origin', 'destination'] as const).flatMap((end) => {
    const place = slots[end];
    return place && place.confidence >= surely ? placeHeard(end, place, words, request) : [];
  });
  const contact = (['name', 'email', 'phone'] as const).flatMap((fact): Heard => {
    const slot = slots[fact];
    return slot && slot.confidence >= surely ? [{ fact, text: slot.value }] : [];
  });
  const left = leftOfSupposed(request, words);
  const isSaid = (fact: MoveFact) => left === undefined || !ofList.has(fact);
  return [
    ...ends,
    ...(Object.keys(sayings) as SaidFact[]).filter(isSaid).flatMap((fact) => factHeard(fact, words, request)),
    ...(left ?? []),
    ...takenBack.filter(isSaid).flatMap((fact) => leftOut(fact, words, request)),
    ...contact,
    ...(contactWish ? [{ fact: contactWish.by, text: words.contactWish(contactWish.text) }] : []),
    ...(request.callTime && !request.callTime.isSoonest
      ? [{ fact: 'phone' as const, text: words.call(request.callTime) }]
      : []),
    // The chat takes a field that is said again for one that may complete the form, and sends it.
    ...(request.sendsForm ? [{ fact: 'name' as const, text: words.words.formAsIs }] : []),
    ...(request.needsNoPhone ? [{ fact: 'phone' as const, text: words.noPhone }] : []),
  ];
}
