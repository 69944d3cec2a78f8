import type { OpenQuestion, Slots } from '@meg/shared/contract/understanding';
import { barePlace } from '../bare-place.js';
import type { MessageContext } from '../message-context.js';
import { findWay } from '../slots/homes/access.js';
import { homeOf, mostBedrooms } from '../slots/homes/home-size.js';
import { saysSomeFurniture, setsLargeApart } from '../slots/homes/some-furniture.js';
import { numberOfThings } from '../slots/number-words.js';
import { byLabel, type Choice, choiceAnswer } from './choice-answer.js';
import { positionIn } from './ordinals.js';
import { beginsWith, coveredBy, fillers, yesOrNo } from './yes-no.js';

type Detail = Extract<OpenQuestion, { kind: 'detail' }>;

const surely = 0.9;
const slot = <T>(value: T) => ({ value, confidence: surely });

/** The number that the text is, apart from politeness. */
function bareNumber({ sentence: { words } }: MessageContext): number | undefined {
  const numbers = words.flatMap(({ plain }) => numberOfThings(plain) ?? []);
  const rest = words.filter(({ plain }) => numberOfThings(plain) === undefined);
  return numbers.length === 1 && coveredBy(rest, [fillers]) ? numbers[0] : undefined;
}

/** The place of the list that is meant: by its number, its region or its country. */
export function placeChosen({ sentence: { words } }: MessageContext, { places }: Detail): number | undefined {
  const labelled = places.map((label, option) => ({ option, labels: [label] }));
  return positionIn(words, places.length) ?? byLabel(withoutSmallWords(words), labelled);
}

const smallWords = new Set('in the one from at el la de en del le du dans celui celle yang di see لي في'.split(' '));
const withoutSmallWords = <T extends { plain: string }>(words: readonly T[]): T[] =>
  words.filter(({ plain }) => !smallWords.has(plain));

function placeSlots(context: MessageContext, detail: Detail, end: 'origin' | 'destination'): Partial<Slots> {
  const chosen = placeChosen(context, detail);
  const label = detail.places[chosen ?? -1];
  const { places, readerTag } = context.request;
  const match = label === undefined ? undefined : places.findNamed(label, { language: readerTag });
  if (label !== undefined && match?.kind === 'found') {
    const { id, countryCode } = match.place;
    return { [end]: { value: label, placeId: id, countryCode, isCity: true, confidence: surely } };
  }
  const place = barePlace(context, context.sentence.words, surely);
  return place ? { [end]: place } : {};
}

function choiceSlots(
  context: MessageContext,
  fact: 'propertySize' | 'moveSize',
  values: readonly string[],
): Partial<Slots> {
  const answer = choiceAnswer(
    context,
    values.map((value): Choice => ({ about: fact, value })),
  );
  return answer ? { [fact]: slot(answer.value) } : {};
}

const homes = ['Studio/1Bed', '2 - 3 Beds', '3 Beds - 4 Beds', '4 Beds+'];
const sizes = ['Content only', 'Content plus some furniture', 'All furniture and content'];

const aPart = { moveSize: slot('Content plus some furniture' as const), moveDetails: undefined };

/** "The clothes and some furniture": how much of the home goes, and no other kind of move. */
function sizeSlots(context: MessageContext): Partial<Slots> {
  const { words } = context.sentence;
  if (setsLargeApart(words)) return aPart;
  if (context.read.found.slots.moveSize) return {};
  const chosen = choiceSlots(context, 'moveSize', sizes);
  return !chosen.moveSize && saysSomeFurniture(words) ? aPart : chosen;
}

function homeSlots(context: MessageContext): Partial<Slots> {
  const bedrooms = bareNumber(context);
  if (bedrooms === undefined || bedrooms > mostBedrooms) return choiceSlots(context, 'propertySize', homes);
  const { value, confidence } = homeOf(bedrooms);
  return { propertySize: { value, confidence } };
}

function roomSlots(context: MessageContext): Partial<Slots> {
  const { slots, bedrooms } = context.read.found;
  const bedroom = bedrooms ?? bareNumber(context);
  return slots.rooms || bedroom === undefined || bedroom > mostBedrooms ? {} : { rooms: slot({ bedroom }) };
}

/** "3", or "3, no lift": a number beside what is said of the way. */
function floorAlone(context: MessageContext): number | undefined {
  const { words } = context.sentence;
  const numbers = words.flatMap(({ plain }) => numberOfThings(plain) ?? []);
  const hasWay = Object.keys(findWay(words)).length > 0;
  return bareNumber(context) ?? (hasWay && numbers.length === 1 ? numbers[0] : undefined);
}

function accessSlots(context: MessageContext): Partial<Slots> {
  if (context.read.found.slots.access) return {};
  const floor = floorAlone(context);
  const end = context.move.access?.origin && !context.move.access.destination ? 'destination' : 'origin';
  if (floor === undefined) return {};
  return { access: slot({ [end]: { floor, lift: false, carryM: 0, ...findWay(context.sentence.words) } }) };
}

function packingSlots({ sentence: { words }, read }: MessageContext): Partial<Slots> {
  if (read.found.slots.packing) return {};
  const said = yesOrNo(words) ?? beginsWith(words);
  return said ? { packing: slot(said === 'yes') } : {};
}

/** The fact that the open question asks for, where a bare word says it. */
export function detailSlots(context: MessageContext, detail: Detail): Partial<Slots> {
  switch (detail.code) {
    case 'origin_place':
      return placeSlots(context, detail, 'origin');
    case 'destination_place':
      return placeSlots(context, detail, 'destination');
    case 'property_size':
      return context.read.found.slots.propertySize ? {} : homeSlots(context);
    case 'move_size':
      return sizeSlots(context);
    case 'rooms':
      return roomSlots(context);
    case 'access':
      return accessSlots(context);
    case 'packing':
      return packingSlots(context);
    default:
      return {};
  }
}
