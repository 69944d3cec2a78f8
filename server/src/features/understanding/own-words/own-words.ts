import type { MoveFact, PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { type SpecialItem, specialItemCodes } from '@meg/shared/domain/quotes/special-items';
import type { Language } from '@meg/shared/languages/language';
import type { ReaderLanguage } from '../../../languages/choose-language.js';
import { homeOf } from '../slots/homes/home-size.js';
import { isBoxesOnly } from '../slots/things/inventory.js';
import { normalText, type OwnPiece, ownPhrases } from './own-phrases.js';

type Access = NonNullable<PartialMove['access']>;
type Of<Kind extends OwnPiece['kind']> = Extract<OwnPiece, { kind: Kind }>;

const surely = 0.95;
const ground = { floor: 0, lift: false, carryM: 0 };

/** The text as a row of phrases; undefined where any word is none of the chat's. Of several phrases the longest counts. */
function piecesOf(text: string, words: Language, code: string): OwnPiece[] | undefined {
  const phrases = ownPhrases(words, code);
  const pieces: OwnPiece[] = [];
  let rest = normalText(text);
  while (rest !== '') {
    let longest: readonly [length: number, piece: OwnPiece] | undefined;
    for (const { pattern, piece } of phrases) {
      const found = pattern.exec(rest);
      if (!found || found[0].length <= (longest?.[0] ?? 0)) continue;
      const own = piece(Number(found[1]));
      // Floors and lifts belong to an end that was named before.
      if (own.kind !== 'access' || pieces.some(({ kind }) => kind === 'end')) longest = [found[0].length, own];
    }
    if (!longest) return undefined;
    pieces.push(longest[1]);
    rest = rest.slice(longest[0]).trim().replace(/^, /, '');
  }
  return pieces.length > 0 ? pieces : undefined;
}

const ofKind = <Kind extends OwnPiece['kind']>(pieces: readonly OwnPiece[], kind: Kind): Of<Kind>[] =>
  pieces.filter((piece): piece is Of<Kind> => piece.kind === kind);

function accessIn(pieces: readonly OwnPiece[], known: Access | undefined): Access | undefined {
  const access: Access = { ...known };
  let end: keyof Access | undefined;
  for (const piece of pieces) {
    if (piece.kind === 'end') {
      end = piece.end;
      access[end] = ground;
    } else if (piece.kind === 'access' && end) access[end] = { ...(access[end] ?? ground), ...piece.access };
  }
  return end && access;
}

const isSpecial = (code: string): code is SpecialItem => (specialItemCodes as readonly string[]).includes(code);

/** Things as a list in full; undefined where they would drop what is known, as "Sofa" alone adds one. */
function thingsIn(pieces: readonly OwnPiece[], move: PartialMove): PartialMove | undefined {
  const things = ofKind(pieces, 'thing');
  if (things.length === 0) return {};
  const codes = things.map(({ code }) => code);
  const isOnly = ofKind(pieces, 'only').length > 0;
  const areSpecial = !isOnly && things.every(({ code, isCounted }) => isSpecial(code) && !isCounted);
  const before: readonly string[] = areSpecial
    ? (move.specialItems ?? [])
    : (move.inventory?.items ?? []).map(({ code }) => code);
  if (!isOnly && before.some((code) => !(codes as readonly string[]).includes(code))) return undefined;
  if (areSpecial) return { specialItems: codes.filter(isSpecial) };
  // Where no home is spoken of, a list is all that goes.
  const isAll = isOnly || (!move.moveDetails && !move.propertySize && !move.inventory);
  const isComplete = isAll || move.inventory?.isComplete === true;
  const inventory = { items: things.map(({ code, count }) => ({ code, count })), isComplete };
  if (isAll && isBoxesOnly(inventory)) return { inventory, moveDetails: 'boxes-only' };
  return { inventory, ...(isAll && !move.moveDetails && { moveDetails: 'some-furniture' as const }) };
}

function factsIn(pieces: readonly OwnPiece[], move: PartialMove): PartialMove | undefined {
  const things = thingsIn(pieces, move);
  if (!things) return undefined;
  const rooms = ofKind(pieces, 'room').map(({ room, count }) => [room, count] as const);
  const access = accessIn(pieces, move.access);
  const bedrooms = ofKind(pieces, 'bedrooms').at(-1)?.count;
  return Object.assign(
    {},
    ...ofKind(pieces, 'facts').map(({ facts }) => facts),
    things,
    rooms.length > 0 && { rooms: { ...move.rooms, ...Object.fromEntries(rooms) } },
    access && { access },
    bedrooms && { propertySize: homeOf(bedrooms).value },
  );
}

/** "Sofa: left out", of a home whose furniture stands in no list. */
function leftIn(pieces: readonly OwnPiece[], move: PartialMove): NonNullable<PartialMove['leftOut']> {
  const things = ofKind(pieces, 'thing').filter(({ code }) => !isSpecial(code));
  const listed = move.inventory?.items ?? [];
  const isHome = (move.propertySize ?? move.moveDetails) !== undefined && move.inventory?.isComplete !== true;
  if (!isHome || things.some(({ code }) => listed.some((item) => item.code === code))) return [];
  return things.map(({ code, count }) => ({ code, count }));
}

/** "Sofa: left out", of a list that has other things as well. */
function goneFromList(pieces: readonly OwnPiece[], move: PartialMove): PartialMove | undefined {
  const codes = new Set<string>(ofKind(pieces, 'thing').map(({ code }) => code));
  const { inventory, specialItems = [] } = move;
  const items = (inventory?.items ?? []).filter(({ code }) => !codes.has(code));
  const special = specialItems.filter((code) => !codes.has(code));
  const gone = (inventory?.items ?? []).filter(({ code }) => codes.has(code));
  const goneSpecial = specialItems.filter((code) => codes.has(code)).map((code) => ({ code, count: 1 }));
  const isPart = (all: number, left: number) => all === 0 || left > 0;
  if (gone.length + goneSpecial.length === 0) return undefined;
  if (!isPart(gone.length, items.length) || !isPart(goneSpecial.length, special.length)) return undefined;
  return {
    ...(inventory && gone.length > 0 && { inventory: { ...inventory, items } }),
    ...(goneSpecial.length > 0 && { specialItems: special }),
    ...withLeft([...gone, ...goneSpecial], move),
  };
}

/** What stays behind, with what stayed before. */
function withLeft(left: NonNullable<PartialMove['leftOut']>, { leftOut = [] }: PartialMove): PartialMove {
  return { leftOut: [...leftOut.filter(({ code }) => left.every((item) => item.code !== code)), ...left] };
}

/** "Grand piano: left out" names one fact, with all that is said of it. */
function goneIn(pieces: readonly OwnPiece[], move: PartialMove): MoveFact[] {
  const { moveDetails, ...others } = factsIn(pieces, {}) ?? {};
  // A list says what is moved by itself, and takes no whole home back.
  const facts = ofKind(pieces, 'thing').length > 0 ? others : { ...others, ...(moveDetails && { moveDetails }) };
  const known = Object.keys(facts).filter((fact) => move[fact as MoveFact] !== undefined) as MoveFact[];
  const isOfList = 'specialItems' in facts && move.specialItems === undefined && move.inventory !== undefined;
  return isOfList ? ['inventory'] : known;
}

export interface OwnWords {
  readonly slots: Slots;
  readonly takenBack: readonly MoveFact[];
}

/**
 * What a message says that has nothing but the chat's own words for facts, as when a visitor types what the chat told
 * them to: "Bedrooms: 2, Kitchens: 1". Undefined for every other message, which the rules read.
 */
export function readOwnWords(text: string, move: PartialMove, { words, code }: ReaderLanguage): OwnWords | undefined {
  const pieces = piecesOf(text, words, code);
  if (!pieces) return undefined;
  const isGone = pieces.at(-1)?.kind === 'gone';
  const left = isGone ? leftIn(pieces, move) : [];
  const ofList = isGone ? goneFromList(pieces, move) : undefined;
  const gone = ofList ?? (left.length > 0 ? withLeft(left, move) : {});
  const facts = isGone ? gone : factsIn(pieces, move);
  const takenBack = isGone && Object.keys(gone).length === 0 ? goneIn(pieces, move) : [];
  if (!facts || Object.keys(facts).length + takenBack.length === 0) return undefined;
  const slots = Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [fact, { value, confidence: surely }]),
  ) as Slots;
  return { slots, takenBack };
}
