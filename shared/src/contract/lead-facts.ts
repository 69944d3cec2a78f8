import type { CompanyForms } from '../domain/english/company-forms.js';
import { inEnglishOfCountry } from '../domain/english/company-forms.js';
import { dayWords } from '../domain/english/day-words.js';
import { isPastDay } from '../domain/leads/past-day.js';
import { volumeWords } from '../domain/quotes/measurement-system.js';
import { movingMonth } from '../domain/quotes/moving-month.js';
import { shortDistanceWords } from '../domain/quotes/short-distance.js';
import type { Move, MoveFact } from './move.js';

type Said<Fact extends MoveFact> = NonNullable<Move[Fact]>;

/** A move, and when the visitor described it: a month without a year is the next one from then. */
export interface SaidMove {
  readonly move: Partial<Move>;
  readonly saidAtMs: number;
  /** How the company writes measures, dates and words; as they are stored where it is missing. */
  readonly written?: CompanyForms;
}

/** How one fact of a move is shown to a company's people and sent to other systems. */
export interface FactRow<Fact extends MoveFact> {
  /** In the dashboard and in mails. */
  readonly label: string;
  /** The heading of its column in the CSV. */
  readonly column: string;
  /** Explains it to people who choose the fields of a webhook. */
  readonly meaning: string;
  /** In words; the value as it is on the wire where there are none. */
  readonly inWords?: (said: Said<Fact>, known: SaidMove) => string;
  /** For a spreadsheet and other systems, where the value is not one text, number or yes and no. */
  readonly asText?: (said: Said<Fact>, known: SaidMove) => string;
  /** The fact whose line includes this one, if that fact is known. */
  readonly inLineOf?: MoveFact;
}

const yesOrNo = (said: boolean): string => (said ? 'Yes' : 'No');

const monthOf = (moveMonth: number, { move: { moveYear }, saidAtMs }: SaidMove): string =>
  movingMonth({ moveMonth, moveYear }, saidAtMs);

function monthInWords(month: number, known: SaidMove): string {
  const format = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(monthOf(month, known)));
}

function dayInWords(day: string, { written, saidAtMs }: SaidMove): string {
  const words = written ? dayWords(day, written.country) : day;
  return isPastDay(day, saidAtMs) ? `${words} (the day given lies in the past)` : words;
}

const countryName = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;

const codeWords = (code: string): string => code.replaceAll('-', ' ');

/** Codes put the thing before its kind. */
const kindLast = /^(piano|wardrobe|bed|sofa|desk|bookcase)-(upright|grand|single|double|king|bunk|corner|small|large)$/;

/** One thing in English words: "grand piano". Files and other systems have the words of its code instead. */
export const thingInWords = (code: string): string => codeWords(code.replace(kindLast, '$2-$1'));

const listInWords = (items: NonNullable<Move['inventory']>['items']): string =>
  items.map(({ code, count }) => `${count} × ${thingInWords(code)}`).join(', ');

type EndAccess = NonNullable<NonNullable<Move['access']>['origin']>;

function endText({ floor, lift, carryM }: EndAccess): string {
  const level = floor === 0 ? 'ground floor' : `floor ${floor}`;
  return [level, lift ? 'lift' : 'no lift', `${carryM} m to carry`].join(', ');
}

/** Floors are counted up from the ground, since the "second floor" is another one in Boston than in Leeds. */
const floorWords = (floor: number): string => {
  if (floor === 0) return 'ground floor';
  const floors = Math.abs(floor) === 1 ? 'floor' : 'floors';
  return `${Math.abs(floor)} ${floors} ${floor > 0 ? 'up' : 'down'}`;
};

function endInWords({ floor, lift, carryM }: EndAccess, { written }: SaidMove): string {
  const carry = carryM === 0 ? [] : [`${shortDistanceWords(carryM, written?.units ?? 'metric')} to carry`];
  return [floorWords(floor), lift ? 'lift' : 'no lift', ...carry].join(', ');
}

const endsText = (ends: NonNullable<Move['access']>, textOf: (end: EndAccess) => string): string =>
  [ends.origin && `From: ${textOf(ends.origin)}`, ends.destination && `To: ${textOf(ends.destination)}`]
    .filter(Boolean)
    .join('; ');

const roomsText = (rooms: NonNullable<Move['rooms']>): string =>
  Object.entries(rooms)
    .map(([kind, count]) => `${count} × ${codeWords(kind)}`)
    .join(', ');

const itemsText = (items: NonNullable<Move['inventory']>['items']): string =>
  items.map(({ code, count }) => `${count} × ${codeWords(code)}`).join(', ');

function inventoryText({ items, isComplete }: NonNullable<Move['inventory']>): string {
  const list = itemsText(items);
  return isComplete ? list : `${list} and more`;
}

const specialItemsText = (codes: NonNullable<Move['specialItems']>): string => codes.map(codeWords).join(', ');

export const moveTypeWords: Record<Move['moveType'], string> = { local: 'Local', international: 'International' };

export const contentsWords: Record<Move['moveDetails'], string> = {
  'full-home': 'A whole home',
  'some-furniture': 'Some furniture',
  'boxes-only': 'Boxes only',
  office: 'An office',
  specialty: 'Special items',
};

export const sizeWords: Record<NonNullable<Move['propertySize']>, string> = {
  'Studio/1Bed': 'Studio or 1 bed',
  '2 - 3 Beds': '2 to 3 beds',
  '3 Beds - 4 Beds': '3 to 4 beds',
  '4 Beds+': 'More than 4 beds',
};

const amountWords: Record<NonNullable<Move['moveSize']>, string> = {
  'Content only': 'Contents only',
  'Content plus some furniture': 'Contents and some furniture',
  'All furniture and content': 'All furniture and contents',
};

const shippingWords: Record<NonNullable<Move['shippingMode']>, string> = {
  shared: 'In a shared container',
  own: 'In a container of its own',
  air: 'By air',
};

/** Every fact of a move, in reading order. Columns keep their names, because customers' tools read the files. */
export const leadFacts: { readonly [Fact in MoveFact]: FactRow<Fact> } = {
  originCity: { label: 'Moves from', column: 'Origin city', meaning: 'Moves from' },
  destinationCity: { label: 'Moves to', column: 'Destination city', meaning: 'Moves to' },
  moveType: {
    label: 'Move',
    column: 'Move type',
    meaning: 'local or international',
    inWords: (type) => moveTypeWords[type],
  },
  moveDetails: {
    label: 'What goes',
    column: 'Contents',
    meaning: 'What is moved',
    inWords: (contents) => contentsWords[contents],
  },
  propertySize: {
    label: 'Home',
    column: 'Home size',
    meaning: 'Size of the home',
    inWords: (size) => sizeWords[size],
  },
  moveSize: {
    label: 'How much',
    column: 'Move size',
    meaning: 'How much of it is moved',
    inWords: (amount) => amountWords[amount],
  },
  moveDate: {
    label: 'Moving day',
    column: 'Moving day',
    meaning: 'Day of the move, as in 2026-07-31',
    inWords: dayInWords,
  },
  moveMonth: {
    label: 'Moving month',
    column: 'Moving month',
    meaning: 'Month of the move, as in 2026-07, where the day is not known',
    inWords: monthInWords,
    asText: monthOf,
  },
  moveYear: {
    label: 'Moving year',
    column: 'Moving year',
    meaning: 'Year of that month, where the visitor named it',
    inLineOf: 'moveMonth',
  },
  originCountry: {
    label: 'Country moved from',
    column: 'Origin country',
    meaning: 'Country moved from, two letters',
    inWords: countryName,
  },
  destinationCountry: {
    label: 'Country moved to',
    column: 'Destination country',
    meaning: 'Country moved to, two letters',
    inWords: countryName,
  },
  originPlaceId: {
    label: 'Origin in GeoNames',
    column: 'Origin place',
    meaning: 'Id of the origin in GeoNames',
    inLineOf: 'originCity',
  },
  destinationPlaceId: {
    label: 'Destination in GeoNames',
    column: 'Destination place',
    meaning: 'Id of the destination in GeoNames',
    inLineOf: 'destinationCity',
  },
  access: {
    label: 'Access',
    column: 'Access',
    meaning: 'Floor, lift and way to carry at both ends',
    inWords: (ends, known) => endsText(ends, (end) => endInWords(end, known)),
    asText: (ends) => endsText(ends, endText),
  },
  rooms: { label: 'Rooms', column: 'Rooms', meaning: 'How many rooms of each kind', asText: roomsText },
  inventory: {
    label: 'Inventory',
    column: 'Inventory',
    meaning: 'What goes, item by item',
    inWords: ({ items, isComplete }) => `${listInWords(items)}${isComplete ? '' : ' and more'}`,
    asText: inventoryText,
  },
  specialItems: {
    label: 'Special items',
    column: 'Special items',
    meaning: 'What needs its own people or its own crate',
    inWords: (codes) => codes.map(thingInWords).join(', '),
    asText: specialItemsText,
  },
  leftOut: {
    label: 'Stays behind',
    column: 'Stays behind',
    meaning: 'What the visitor named and then took back',
    inWords: listInWords,
    asText: itemsText,
  },
  volumeM3: {
    label: 'Volume',
    column: 'Volume in m³',
    meaning: 'Volume of all that goes in m³, as the visitor said it',
    inWords: (m3, { written }) => volumeWords(m3, written?.units ?? 'metric'),
  },
  packing: { label: 'Packing', column: 'Packing', meaning: 'Whether the company packs', inWords: yesOrNo },
  storage: { label: 'Storage', column: 'Storage', meaning: 'Whether the goods are stored', inWords: yesOrNo },
  insurance: { label: 'Insurance', column: 'Insurance', meaning: 'Whether insurance is wanted', inWords: yesOrNo },
  pets: { label: 'Pets', column: 'Pets', meaning: 'Whether a pet comes along', inWords: yesOrNo },
  car: { label: 'Car', column: 'Car', meaning: 'Whether a car or a motorbike comes along', inWords: yesOrNo },
  shippingMode: {
    label: 'Way to ship',
    column: 'Way to ship',
    meaning: 'The way to ship that the visitor chose: shared, own or air',
    inWords: (way) => shippingWords[way],
  },
  notes: {
    label: 'Notes',
    column: 'Notes of the visitor',
    meaning: 'What no other field holds, in the visitor’s words',
    asText: (notes) => notes.join('; '),
  },
};

export const factNames = Object.keys(leadFacts) as MoveFact[];

function rowOf<Fact extends MoveFact>(fact: Fact): FactRow<Fact> {
  return leadFacts[fact];
}

/** For spreadsheets and other systems; null if it is not known. */
export function factValue<Fact extends MoveFact>(fact: Fact, known: SaidMove): string | number | null {
  const said = known.move[fact];
  if (said === undefined) return null;
  const { asText } = rowOf(fact);
  if (asText) return asText(said as Said<Fact>, known);
  if (typeof said === 'boolean') return said ? 'yes' : 'no';
  return typeof said === 'number' ? said : String(said);
}

/** In the visitor's words, which stay as they are. */
const isOwnWords = new Set<MoveFact>(['originCity', 'destinationCity', 'notes']);

/** For people; null where it was not said. */
export function factInWords<Fact extends MoveFact>(fact: Fact, known: SaidMove): string | null {
  const said = known.move[fact];
  if (said === undefined) return null;
  const { inWords, asText } = rowOf(fact);
  const words = (inWords ?? asText ?? String)(said as Said<Fact>, known);
  return isOwnWords.has(fact) ? words : inEnglishOfCountry(words, known.written?.country ?? '');
}

export interface FactLine {
  readonly label: string;
  readonly value: string;
}

/** The known facts that have a line of their own. */
export function saidFacts({ move }: SaidMove): MoveFact[] {
  return factNames.filter((fact) => {
    const { inLineOf } = leadFacts[fact];
    return move[fact] !== undefined && (inLineOf === undefined || move[inLineOf] === undefined);
  });
}

/** The facts that say where from and where to. */
const isRouteFact = (fact: MoveFact): boolean => /^(?:origin|destination)/.test(fact);

function inFewWords(fact: MoveFact, known: SaidMove): string {
  const said = known.move[fact];
  if (typeof said === 'boolean') return said ? leadFacts[fact].label : '';
  return factInWords(fact, known) ?? '';
}

/** All known facts in one line, except where from and where to. */
export function factsLine(known: SaidMove): string {
  return saidFacts(known)
    .filter((fact) => !isRouteFact(fact))
    .map((fact) => inFewWords(fact, known))
    .filter((words) => words !== '')
    .join(' · ');
}

/** All known facts, one line each. */
export function factLines(known: SaidMove): FactLine[] {
  return saidFacts(known).flatMap((fact) => {
    const value = factInWords(fact, known);
    return value === null ? [] : [{ label: leadFacts[fact].label, value }];
  });
}
