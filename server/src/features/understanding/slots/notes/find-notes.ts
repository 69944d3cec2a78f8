import { longestNote } from '@meg/shared/contract/move';
import { asksSomething, beginsQuestion } from '../../classifier/asking-words.js';
import { contactWish } from '../../contact-wish/contact-wish.js';
import type { Sentence } from '../../sentence.js';
import { packingOfPart } from '../asked-packing.js';
import { soonSpans } from '../dates/soon.js';
import { weeksAhead } from '../dates/span-ahead.js';
import type { MeantPlace } from '../places/meant-places.js';
import { onlySmallGoods } from '../things/small-goods.js';
import { accessNotes } from './access-notes.js';
import { boundTimes, orPlaces, orTimes } from './alternatives.js';
import { animalsIn } from './animals.js';
import type { Clause } from './clauses.js';
import { datesAsSaid } from './dates-as-said.js';
import { fullRooms } from './full-rooms.js';
import { timesByHolidays } from './holidays.js';
import { listedNames } from './listed-names.js';
import { clausesOfDeadlines, clausesOfOtherDates } from './other-dates.js';
import { ownReferences } from './own-references.js';
import { countedSpecialItems, otherThings, ownedByOthers } from './things-apart.js';
import { unknownThings } from './unknown-things.js';
import { weeksOfMonth } from './weeks-of-month.js';

interface NotesRequest {
  readonly sentence: Sentence;
  /** Places that are not taken back. */
  readonly places: readonly MeantPlace[];
  /** Words that say something else, such as a place or a month. */
  readonly isRead: (at: number) => boolean;
  /** Whether the month of the move is known. */
  readonly knowsMonth: boolean;
  /** Whether the date that the message names is a month without its day. */
  readonly hasMonthAlone: boolean;
}

/** Joins the spans that touch each other. */
function joined(spans: readonly Clause[]): Clause[] {
  const all: Clause[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && span.from < last.to) all.splice(-1, 1, { from: last.from, to: Math.max(last.to, span.to) });
    else all.push(span);
  }
  return all;
}

/** What no fact of the move holds, in the visitor's words. A question tells none. */
export function findNotes({ sentence, places, isRead, knowsMonth, hasMonthAlone }: NotesRequest): string[] {
  const { words, text } = sentence;
  const reaching = contactWish(sentence)?.text;
  const spans = beginsQuestion(sentence)
    ? clausesOfDeadlines(sentence)
    : [
        ...orPlaces(words, places),
        ...orTimes(text, words),
        ...accessNotes(words),
        ...fullRooms(words),
        ...boundTimes(words),
        ...weeksOfMonth(words, knowsMonth),
        ...timesByHolidays(words),
        ...datesAsSaid(words, hasMonthAlone),
        ...soonSpans(words),
        ...[onlySmallGoods(words) ?? []].flat(),
        ...(asksSomething(sentence) ? [] : weeksAhead(words)),
        ...clausesOfOtherDates(sentence),
        ...animalsIn(words),
        ...countedSpecialItems(words),
        ...ownedByOthers(words),
        ...ownReferences(words),
        ...[packingOfPart(words)].flatMap((part) => part ?? []),
        ...(asksSomething(sentence)
          ? []
          : [
              ...otherThings(sentence).filter(({ to }) => !isRead(to - 1)),
              ...unknownThings(words, isRead),
              ...listedNames(words),
            ]),
      ];
  const notes = joined(spans).map(({ from, to }) =>
    text
      .slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0)
      .replace(/\s+/gu, ' ')
      .trim()
      .slice(0, longestNote),
  );
  // How the visitor is to be reached is kept as such.
  return notes.filter((note) => !reaching?.includes(note));
}
