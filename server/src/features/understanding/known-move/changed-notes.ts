import { longestNote, mostNotes } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import type { SpecialItem } from '@meg/shared/domain/quotes/special-items';
import { beginsQuestion } from '../classifier/asking-words.js';
import type { MessageContext } from '../message-context.js';
import { readSentence } from '../sentence.js';
import { findWay } from '../slots/homes/access.js';
import { everythingBut } from '../slots/homes/everything-but.js';
import { partsLeft } from '../slots/homes/parts-left.js';
import { isAboutTimes, isEither } from '../slots/notes/alternatives.js';
import { animalsOf } from '../slots/notes/animals.js';
import { isDateAsSaid } from '../slots/notes/dates-as-said.js';
import { isStorageTime, tellsStorageTime } from '../slots/notes/storage-time.js';
import { leftSpecialItems } from '../slots/things/special-items.js';
import { wayEnd } from './changed-lists.js';
import { isPiano } from './changed-pianos.js';
import { notesOfStops } from './extra-stops.js';
import { animalsLeft } from './left-with-somebody.js';
import { withdrawnThings } from './withdrawn-things.js';

const mostWords = 12;

/** "The piano" is the kind that is known. */
const isListed = (item: SpecialItem, { specialItems = [] }: MessageContext['move']): boolean =>
  specialItems.includes(item) || (isPiano(item) && specialItems.some(isPiano));

/** "Remove the sofa", of a whole home without a list: the company has to know it in the visitor's words. */
const isOneOfHome = ({ sentence: { words }, move }: MessageContext): boolean =>
  move.moveDetails === 'full-home' &&
  (withdrawnThings(words).some(({ code }) => !move.inventory?.items.some((item) => item.code === code)) ||
    leftSpecialItems(words).some((item) => !isListed(item, move)) ||
    partsLeft(words).length > 0);

/** "Everything except the kitchen units": what stays, unless the list knows each of it. */
function exceptionsOf({ sentence: { words, text }, move }: MessageContext): string[] {
  const but = everythingBut(words);
  if (!but || but.isFurniture) return [];
  const staying = withdrawnThings(words);
  const isListed = ({ code }: { code: string }) => move.inventory?.items.some((item) => item.code === code) === true;
  if (staying.length > 0 && staying.every(isListed)) return [];
  const part = words.length <= mostWords ? text : (text.slice(words[but.from]?.start).split(/[.!?\n]\s/u)[0] ?? '');
  return [part.trim().slice(0, longestNote)];
}

/** "No, rather six months", where things are stored and the day of the move is not asked for. */
export const isTimeOfStorage = ({ sentence, move, read }: MessageContext): boolean =>
  move.storage === true && read.request.asked !== 'move_date' && isStorageTime(sentence);

/** Of what has no place among the facts: a lift where no floor is known, one of several animals or things that stays. */
function restOf(context: MessageContext): string[] {
  const { sentence, move, read } = context;
  const { words, text } = sentence;
  const isLift =
    !read.found.slots.access && Object.keys(findWay(words)).length > 0 && !move.access?.[wayEnd(words, move)];
  const isShort = words.length <= mostWords && !beginsQuestion(sentence);
  const exceptions = beginsQuestion(sentence) ? [] : exceptionsOf(context);
  return isShort && (isLift || isTimeOfStorage(context) || isOneOfHome(context) || animalsLeft(words, move) === true)
    ? [text.trim().slice(0, longestNote)]
    : exceptions;
}

const isNamedIn = (note: string, name: string): boolean => note.toLowerCase().includes(name.toLowerCase());

/** What the message says anew takes the place of earlier notes on it: another date, another town, other animals. */
function isOutdated(note: string, context: MessageContext, { origin, destination }: Slots): boolean {
  const { read, move } = context;
  const { words } = readSentence(note);
  const { moveDate, moveMonth, notes } = read.found.slots;
  if (isTimeOfStorage(context) && tellsStorageTime(note)) return true;
  if (isAboutTimes(note, words) || isDateAsSaid(words)) return (moveDate ?? moveMonth) !== undefined;
  if (isEither(words))
    return (origin ?? destination) !== undefined || read.found.denied.some(({ query }) => isNamedIn(note, query));
  const kinds = new Set(animalsOf(words).map(({ kind }) => kind));
  const isCountedAnew = notes?.value.some((one) =>
    animalsOf(readSentence(one).words).some(({ kind }) => kinds.has(kind)),
  );
  return isCountedAnew === true || (kinds.size > 0 && move.pets === false);
}

/** The notes as they now are, the latest of too many; undefined where the message changes none. */
export function changedNotes(context: MessageContext, slots: Slots): string[] | undefined {
  const { move, read } = context;
  const known = move.notes ?? [];
  const rest = [...notesOfStops(context).map((note) => note.slice(0, longestNote)), ...restOf(context)];
  const found = (read.found.slots.notes?.value ?? []).filter((note) => !rest.some((one) => isNamedIn(one, note)));
  const said = [...found, ...rest];
  const isKnown = (note: string) => known.some((one) => one.toLowerCase() === note.toLowerCase());
  const left = known.filter((note) => said.includes(note) || !isOutdated(note, context, slots));
  const added = said.filter((note) => !isKnown(note));
  return added.length === 0 && left.length === known.length ? undefined : [...left, ...added].slice(-mostNotes);
}
