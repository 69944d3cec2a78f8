import type { Slots, Understanding } from '@meg/shared/contract/understanding';
import { type ContactWish, contactWish } from '../contact-wish/contact-wish.js';
import { namesSecondChoice } from '../contact-wish/second-choice.js';
import { knowsDate } from '../known-move/asked-dates.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import { type Sentence, withoutWords } from '../sentence.js';
import { addDays, asDay } from '../slots/dates/calendar-day.js';
import { refusesDate } from '../slots/dates/refused-dates.js';
import { findDates } from '../slots/find-slots.js';
import { streetsIn } from '../slots/places/street-addresses.js';
import { asksForPerson } from '../sure-intents/person-words.js';
import { asksBesideCall } from './asked-beside-call.js';
import { bookedCallAnswer, tellsOfThings } from './booked-call.js';
import { refusedAt } from './call-bounds.js';
import { type Clock, farDays, findCallTime } from './call-time.js';
import { calls, isOfMove, ringing } from './call-words.js';
import { tellingMoveDay } from './day-of-move.js';

type Dates = Pick<Slots, 'moveDate' | 'moveMonth' | 'moveYear'>;

const isAtCard = ({ asking }: MessageContext): boolean => asking?.kind === 'handoff';

function withDates(context: MessageContext, dates: Dates): MessageContext {
  const { read } = context;
  const { moveDate: _day, moveMonth: _month, moveYear: _year, ...facts } = read.found.slots;
  return { ...context, read: { ...read, found: { ...read.found, slots: { ...facts, ...dates } } } };
}

/** "Between 2 and 4" at the card is no note for the mover. */
function withoutNotes(context: MessageContext): MessageContext {
  const { read } = context;
  const { notes: _bounds, ...slots } = read.found.slots;
  return { ...context, read: { ...read, found: { ...read.found, slots } } };
}

/** Whether a message says how or when to call, so that its days are none of the move. */
const isOfCall = (context: MessageContext, wish: ContactWish | undefined): boolean =>
  !isOfMove(context.sentence.words) &&
  (isAtCard(context) || Boolean(context.call)) &&
  (wish?.by === 'phone' || calls.has(context.sentence.words));

/** A day that the card may offer is the call's, where nothing is said of the move. */
const isDayOfCard = (context: MessageContext, { moveDate }: Dates, { today }: Clock): boolean =>
  isAtCard(context) &&
  moveDate !== undefined &&
  moveDate.value <= asDay(addDays(today, farDays)) &&
  !isOfMove(context.sentence.words);

/** "Tukar tarikh ke 20 hb" of a move whose date is known, where no time is chosen for a call. */
const changesMoveDay = ({ call, move, sentence }: MessageContext): boolean =>
  !call && knowsDate(move) && movedDates.has(sentence.words);
const movedDates = new PhraseSet({
  date: 'change the date, change my date, change our date, change the moving date, move the date, new date, cambiar la fecha, cambia la fecha, cambiad la fecha, cambiar fecha, changer la date, changez la date, change la date, decaler la date, tukar tarikh, ubah tarikh, pinda tarikh, muuda kuupaev*, muutke kuupaev*, muuta kuupaev*, uus kuupaev, غير التاريخ, غيروا التاريخ, تغيير التاريخ, نغير التاريخ, اغير التاريخ',
});

/** The time to call, and the message without it: a time to call is no moving day. */
export function withCallTime(
  context: MessageContext,
  clock: Clock,
): { context: MessageContext; callTime: Understanding['callTime'] } {
  const { sentence, read, request } = context;
  const { slots } = read.found;
  const wish = contactWish(sentence);
  const isCard = isAtCard(context);
  const tellsMove = tellingMoveDay(sentence.words);
  const isRefused = wish?.isRefusal && isCard ? refusedAt(sentence.words) : () => false;
  const streets = streetsIn(sentence.words, request.places);
  const isAddress = (at: number) => streets.some(({ from, to }) => at >= from && at < to);
  const isOther = (at: number) => tellsMove(at) || isRefused(at) || isAddress(at);
  const datesIn = (part: Sentence): Dates => (part.words.length > 0 ? findDates({ ...request, sentence: part }) : {});
  const datesOfMove = () => datesIn(withoutWords(sentence, (at) => !tellsMove(at)));

  const kept = sentence.words.flatMap((_, at) => (isOther(at) ? [] : [at]));
  const spoken = withoutWords(sentence, isOther);
  const isAll = kept.length === sentence.words.length;
  const isForPerson = asksForPerson(sentence);
  const ofCall = isForPerson ? findDates({ ...request, sentence: spoken }, true).moveDate?.value : undefined;
  const written = ofCall ?? (isAll ? slots.moveDate?.value : datesIn(spoken).moveDate?.value);
  const named = findCallTime({
    words: spoken.words,
    clock,
    written,
    call: context.call ?? undefined,
    isOfCard: !isForPerson,
    hasFacts: tellsOfThings(slots),
  });
  // "I can't make it on Thursday" names the time that is booked, and no other.
  const isBooked =
    !isCard && named?.value.date === context.call?.date && (named?.value.time ?? null) === context.call?.time;
  const found = isBooked ? undefined : named;
  // "Can you do the 2nd at 3 for a call": with a day and an hour, any word for a call is of that.
  const isForCall = found?.value.time != null && written !== undefined && ringing.has(spoken.words);
  const isWanted =
    (isCard && !changesMoveDay(context) && !asksBesideCall(sentence)) ||
    isForCall ||
    isForPerson ||
    bookedCallAnswer(context, found?.value ?? null);
  const isSecond = Boolean(context.call) && namesSecondChoice(sentence.words);
  const isRefusal = (wish?.isRefusal && !isCard) || refusesDate(sentence) || isSecond;
  if (!found || !isWanted || isRefusal)
    return {
      context:
        isOfCall(context, wish) || isBooked || isSecond || (isCard && asksBesideCall(sentence))
          ? withDates(context, datesOfMove())
          : context,
      callTime: null,
    };

  const rest = withoutWords(sentence, (at) => isRefused(at) || (!tellsMove(at) && found.isPart(kept.indexOf(at))));
  const isTimeAlone = (isAll && found.value.date === written) || isOfCall(context, wish);
  const left = isTimeAlone ? {} : datesIn(rest);
  const dates = isTimeAlone || isDayOfCard(context, left, clock) ? datesOfMove() : left;
  return { context: withDates(isCard ? withoutNotes(context) : context, dates), callTime: found.value };
}
