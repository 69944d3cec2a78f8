import { type SaidMove, saidFacts } from '@meg/shared/contract/lead-facts';
import type { Move, MoveFact, PartialMove } from '@meg/shared/contract/move';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import { fillNames } from '../../languages/fill-words.js';

type Words<Fact extends MoveFact> = (
  said: NonNullable<Move[Fact]>,
  language: ReaderLanguage,
  move: PartialMove,
) => string;
type Access = NonNullable<Move['access']>;
type EndAccess = NonNullable<Access['origin']>;
type Counted = readonly { readonly name: string; readonly count: number }[];

/** WhatsApp takes the text in an address, which must not grow with a whole inventory. */
const mostThings = 12;

const dateWords = (atMs: number, parts: Intl.DateTimeFormatOptions, { tag }: ReaderLanguage): string =>
  new Intl.DateTimeFormat(tag, { ...parts, timeZone: 'UTC' }).format(atMs);

function monthWords(month: number, language: ReaderLanguage, { moveYear }: PartialMove): string {
  const named = movingDate({ moveMonth: month, moveYear }, language);
  return fillNames(language.words.chat['detail.inMonth'], { month: named }, language.words);
}

/** The day of the move, or its month where no day is known; empty if neither is. */
export function movingDate({ moveDate, moveMonth, moveYear }: PartialMove, language: ReaderLanguage): string {
  if (moveDate !== undefined) return dateWords(Date.parse(moveDate), { dateStyle: 'long' }, language);
  if (moveMonth === undefined) return '';
  const parts = { month: 'long', year: moveYear === undefined ? undefined : 'numeric' } as const;
  return dateWords(Date.UTC(moveYear ?? 2_000, moveMonth - 1), parts, language);
}

function listOf(things: Counted, { tag, words }: ReaderLanguage): string {
  const counts = new Intl.NumberFormat(tag);
  const list = things
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => fillNames(words.chat['detail.count'], { name, count: counts.format(count) }, words));
  return list.length <= mostThings ? list.join(', ') : `${list.slice(0, mostThings).join(', ')}, …`;
}

function endWords({ floor, lift, carryM }: EndAccess, { tag, words }: ReaderLanguage): string {
  const { chat } = words;
  const distance = new Intl.NumberFormat(tag, { style: 'unit', unit: 'meter' }).format(carryM);
  return [
    floor === 0 ? chat['detail.ground'] : `${chat['detail.floor']} ${floor}`,
    ...(floor === 0 ? [] : [chat[lift ? 'detail.lift' : 'detail.noLift']]),
    ...(carryM === 0 ? [] : [fillNames(chat['detail.metres'], { distance }, words)]),
  ].join(', ');
}

function accessWords({ origin, destination }: Access, language: ReaderLanguage): string {
  const { words } = language;
  const endLine = (name: string, end: EndAccess | undefined) =>
    end ? [fillNames(words.chat['detail.count'], { name, count: endWords(end, language) }, words)] : [];
  return [...endLine(words.chat['detail.from'], origin), ...endLine(words.chat['detail.to'], destination)].join('\n');
}

const wish =
  (fact: 'packing' | 'storage' | 'insurance' | 'pets' | 'car') =>
  (isWanted: boolean, { words }: ReaderLanguage): string =>
    isWanted ? words.heard[fact] : '';

/** Said in the sentence about the route, or of no use to people. */
type NotInDetails = 'moveType' | 'leftOut' | `${'origin' | 'destination'}${'City' | 'Country' | 'PlaceId'}`;

const volumeWords = (m3: number, { tag }: ReaderLanguage): string => `${new Intl.NumberFormat(tag).format(m3)} m³`;

/** The facts that stand together in one sentence, in the words that the visitor chose from in the chat. */
const inOneSentence: { readonly [Fact in Exclude<MoveFact, OwnLine | NotInDetails>]: Words<Fact> } = {
  moveDetails: (contents, { words }) => words.chat[`moveDetails.${contents}`],
  propertySize: (size, { words }) => words.chat[`propertySize.${size}`],
  moveSize: (size, { words }) => words.chat[`moveSize.${size}`],
  moveDate: (moveDate, language) => movingDate({ moveDate }, language),
  moveMonth: monthWords,
  moveYear: String,
  specialItems: (codes, { tag, words }) =>
    new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).format(codes.map((code) => words.inventory[code])),
  volumeM3: volumeWords,
  shippingMode: (way, { words }) => words.chat[`mode.${way}`],
  packing: wish('packing'),
  storage: wish('storage'),
  insurance: wish('insurance'),
  pets: wish('pets'),
  car: wish('car'),
};

type OwnLine = 'access' | 'rooms' | 'inventory' | 'notes';

/** Lists, which would not be understood within another. */
const inOwnLine: { readonly [Fact in OwnLine]: Words<Fact> } = {
  access: accessWords,
  rooms: (rooms, language) =>
    listOf(
      Object.entries(rooms).map(([kind, count]) => ({
        name: language.words.chat[`room.${kind as keyof NonNullable<Move['rooms']>}`],
        count: count ?? 0,
      })),
      language,
    ),
  inventory: ({ items }, language) =>
    listOf(
      items.map(({ code, count }) => ({ name: language.words.inventory[code], count })),
      language,
    ),
  notes: (notes) => notes.join('; '),
};

function wordsOf(facts: Partial<Record<MoveFact, unknown>>, known: SaidMove, language: ReaderLanguage): string[] {
  return saidFacts(known)
    .flatMap((fact) =>
      fact in facts ? [(facts[fact] as Words<MoveFact>)(known.move[fact] as never, language, known.move)] : [],
    )
    .filter((words) => words !== '');
}

export function summaryFacts(known: SaidMove, language: ReaderLanguage): { details: string[]; lines: string[] } {
  return { details: wordsOf(inOneSentence, known, language), lines: wordsOf(inOwnLine, known, language) };
}
