import type { PartialMove } from '@meg/shared/contract/move';
import { type InventoryCode, inventoryCodes } from '@meg/shared/domain/quotes/inventory-items';
import { type RoomKind, roomKinds } from '@meg/shared/domain/quotes/rooms';
import type { Language, PluralWords } from '@meg/shared/languages/language';
import { readSentence } from '../sentence.js';

/** What one phrase of the chat says of a move. */
export type OwnPiece =
  | { readonly kind: 'facts'; readonly facts: PartialMove }
  | { readonly kind: 'bedrooms'; readonly count: number }
  | { readonly kind: 'room'; readonly room: RoomKind; readonly count: number }
  | { readonly kind: 'thing'; readonly code: InventoryCode; readonly count: number; readonly isCounted: boolean }
  | { readonly kind: 'only' }
  /** The fact before it does not hold any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'end'; readonly end: 'origin' | 'destination' }
  | { readonly kind: 'access'; readonly access: { floor?: number; lift?: boolean; carryM?: number } };

/** A phrase as a pattern over normal text, and what its number makes of it. */
export interface OwnPhrase {
  readonly pattern: RegExp;
  piece(count: number): OwnPiece;
}

/** Lower case without accents, each mark that tells parts from each other a word of its own: "bedrooms : 2 , kitchens : 1". */
export function normalText(text: string): string {
  let end = 0;
  const parts = readSentence(text).words.flatMap(({ plain, start, end: to }) => {
    const between = text.slice(end, start);
    end = to;
    return [...markIn(between), plain];
  });
  return [...parts, ...markIn(text.slice(end)).filter((mark) => mark === ':')].join(' ');
}

const markIn = (between: string): string[] =>
  /[:：]/.test(between) ? [':'] : /×/.test(between) ? ['×'] : /[,،;؛·\n]/.test(between) ? [','] : [];

/** Placeholders as numbers that no template has. */
const gap = '987';

function pattern(template: string, number = '(\\d{1,4})'): RegExp {
  const plain = normalText(template.replace(/\{\w+\}/g, gap));
  return new RegExp(`^${plain.replace(/[.*+?^$()[\]|\\]/g, '\\$&').replace(gap, number)}(?= |$)`, 'u');
}

const phrase = (template: string, piece: OwnPhrase['piece'], number?: string): OwnPhrase => ({
  pattern: pattern(template, number),
  piece,
});

const said = (words: string, facts: PartialMove): OwnPhrase => phrase(words, () => ({ kind: 'facts', facts }));

/** Forms without a figure say it themselves: the Arabic "one" and "two". */
function plural(words: PluralWords, piece: OwnPhrase['piece']): OwnPhrase[] {
  const own: Readonly<Record<string, number>> = { one: 1, two: 2 };
  return Object.entries(words).map(([form, template]) =>
    phrase(template, (count) => piece(template.includes('{') ? count : (own[form] ?? count))),
  );
}

const choiceKey = /^(?:(moveType|moveDetails|propertySize|moveSize)\.(.+)|mode\.(shared|own|air))$/;

function choices({ chat }: Language): OwnPhrase[] {
  return Object.entries(chat).flatMap(([key, words]) => {
    const [, about = 'shippingMode', value, way] = choiceKey.exec(key) ?? [];
    const chosen = value ?? way;
    // "Special items" alone names none of them.
    return chosen && chosen !== 'specialty' ? said(String(words), { [about]: chosen }) : [];
  });
}

const wishes = ['packing', 'storage', 'insurance', 'pets', 'car'] as const;

function wishWords({ chat, heard }: Language): OwnPhrase[] {
  const no = {
    packing: heard.noPacking,
    storage: heard.noStorage,
    insurance: heard.noInsurance,
    pets: heard.noPets,
    car: heard.noCar,
  };
  return [
    ...wishes.flatMap((wish) => [said(heard[wish], { [wish]: true }), said(no[wish], { [wish]: false })]),
    said(chat['detail.pack'], { packing: true }),
    said(chat['detail.packOwn'], { packing: false }),
  ];
}

const things = ({ heard, inventory }: Language): OwnPhrase[] => [
  ...plural(heard.boxes, (count) => ({ kind: 'thing', code: 'box-medium', count, isCounted: true })),
  phrase(heard.onlyThese.replace('{things}', ''), () => ({ kind: 'only' })),
  ...inventoryCodes.flatMap((code) => [
    phrase(`{count} × ${inventory[code]}`, (count) => ({ kind: 'thing', code, count, isCounted: true })),
    phrase(`${inventory[code]}: {count}`, (count) => ({ kind: 'thing', code, count, isCounted: true })),
    phrase(inventory[code], () => ({ kind: 'thing', code, count: 1, isCounted: false })),
  ]),
];

const rooms = ({ chat }: Language): OwnPhrase[] =>
  roomKinds.flatMap((room) =>
    [`${chat[`room.${room}`]}: {count}`, `${chat[`room.${room}`]} {count}`].map((words) =>
      phrase(words, (count) => ({ kind: 'room', room, count })),
    ),
  );

function access({ chat, heard }: Language): OwnPhrase[] {
  const way = (words: string, own: { floor?: number; lift?: boolean }) =>
    phrase(words, () => ({ kind: 'access', access: own }));
  const at = (words: string, end: 'origin' | 'destination') => phrase(words, () => ({ kind: 'end', end }));
  const onFloor = (floor: number): OwnPiece => ({ kind: 'access', access: { floor } });
  const carry = (carryM: number): OwnPiece => ({ kind: 'access', access: { carryM } });
  return [
    at(heard.accessOrigin.replace('{access}', ''), 'origin'),
    at(heard.accessDestination.replace('{access}', ''), 'destination'),
    at(`${chat['detail.from']}:`, 'origin'),
    at(`${chat['detail.to']}:`, 'destination'),
    ...[heard.ground, chat['detail.ground']].map((words) => way(words, { floor: 0 })),
    way(heard.below, { floor: -1 }),
    ...plural(heard.floors, onFloor),
    phrase(`${chat['detail.floor']} {count}`, onFloor),
    ...[heard.lift, chat['detail.lift']].map((words) => way(words, { lift: true })),
    ...[heard.noLift, chat['detail.noLift']].map((words) => way(words, { lift: false })),
    phrase(heard.carry, carry),
    // With its unit: "30 m".
    phrase(chat['detail.metres'], carry, '(\\d{1,4}) \\S+'),
  ];
}

const someYear = 2_029;

function months({ chat }: Language, code: string): OwnPhrase[] {
  return Array.from({ length: 12 }, (_, at) => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(code, { ...options, timeZone: 'UTC' }).format(Date.UTC(someYear, at));
    const name = format({ month: 'long' });
    const ofYear = normalText(format({ month: 'long', year: 'numeric' })).replace(String(someYear), '{year}');
    const alone = { moveMonth: at + 1 };
    return [
      said(name, alone),
      said(chat['detail.inMonth'].replace('{month}', name), alone),
      phrase(ofYear, (moveYear) => ({ kind: 'facts', facts: { ...alone, moveYear } }), '(\\d{4})'),
    ];
  }).flat();
}

const known = new WeakMap<Language, readonly OwnPhrase[]>();

/** Every phrase in which the chat says facts of a move in this language. */
export function ownPhrases(words: Language, code: string): readonly OwnPhrase[] {
  const phrases = known.get(words) ?? [
    ...choices(words),
    ...wishWords(words),
    ...plural(words.heard.bedrooms, (count) => ({ kind: 'bedrooms', count })),
    ...rooms(words),
    ...things(words),
    ...access(words),
    ...months(words, code),
    phrase(words.heard.leftOut.replace('{fact}', ''), () => ({ kind: 'gone' })),
  ];
  known.set(words, phrases);
  return phrases;
}
