import type { Understanding } from '@meg/shared/contract/understanding';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { addDays, asDay, type CalendarDay, isBefore, isReal } from '../slots/dates/calendar-day.js';
import { findWeekday, type NamedDay } from '../slots/dates/weekday.js';
import { clausesOf } from '../slots/notes/clauses.js';
import { findBoundedTime } from './call-bounds.js';
import { calls, changing, shifts, soonest } from './call-words.js';
import { findBareHour, findClockTime } from './clock-time.js';
import { otherDay, sameTime } from './other-day.js';
import { findTimeAhead } from './time-ahead.js';
import { coveredBy, fillers } from './yes-no.js';

export interface CallTime {
  readonly value: NonNullable<Understanding['callTime']>;
  /** The words that say it, so that they are not also the moving day. */
  readonly isPart: (at: number) => boolean;
}

const days = new PhraseSet({
  0: 'today, tonight, this morning, this afternoon, this evening, hoy, esta tarde, esta manana, esta noche, aujourd hui, ce matin, cet apres midi, ce soir, hari ini, petang ini, pagi ini, malam ini, tana, tana ohtul, اليوم, هذا المساء, الليله',
  1: 'tomorrow, tmrw, tomorrow morning, manana, demain, esok, besok, homme, غدا, بكره, بكرا, باكر',
  2: 'day after tomorrow, the day after tomorrow, pasado manana, apres demain, lusa, ulehomme, بعد غد, بعد بكره',
});
/** "Por la mañana" is a time of the day, "mañana" alone tomorrow. */
const partOfDay = new PhraseSet({ part: 'por la manana, de la manana, en la manana, esta manana' });

const denials = new Set('not no pas bukan mitte مش مو ليس'.split(' '));

/** "Not tomorrow, Wednesday". */
const isDeniedDay = (words: readonly SentenceWord[], at: number): boolean =>
  denials.has(words[at - 1]?.plain ?? '') && !words[at]?.followsMark;

export function namedDay(words: readonly SentenceWord[], today: CalendarDay): NamedDay | undefined {
  const parts = partOfDay.find(words);
  const isPart = (at: number) => parts.some(({ from, to }) => at >= from && at < to);
  const found = days
    .find(words)
    .filter(({ label, from }) => (label !== '1' || !isPart(from)) && !isDeniedDay(words, from));
  const [longest] = found.sort((one, other) => other.to - other.from - (one.to - one.from));
  if (longest) return { date: addDays(today, Number(longest.label)), from: longest.from, to: longest.to };
  return findWeekday(words, today);
}

export interface CallTimeRequest {
  readonly words: readonly SentenceWord[];
  /** By the visitor's clock. */
  readonly clock: Clock;
  /** A day in figures or with its month, as slots read it. */
  readonly written: string | undefined;
  /** The time that is chosen or booked: what is not named stays as it is there. */
  readonly call: CallTime['value'] | undefined;
  /** Whether nothing but the card speaks of a call, so that a far day is that of the move. */
  readonly isOfCard: boolean;
  /** Whether the message tells of things, so that a number may count them. */
  readonly hasFacts: boolean;
}

/** The visitor's day, and the time as in 15:00. */
export interface Clock {
  readonly today: CalendarDay;
  readonly time: string;
}

const yearDays = 366;
/** A day that no card offers is one of the move. */
export const farDays = 14;
const mostWordsOfSoon = 5;
const [minuteMs, shiftMinutes] = [60_000, 60];

const fromWritten = (written: string | undefined): CalendarDay | undefined => {
  const [year = 0, month = 0, day = 0] = (written ?? '').split('-').map(Number);
  const date = { year, month, day };
  return day > 0 && isReal(date) ? date : undefined;
};

/** The time so many minutes later. */
function shifted(date: string, time: string, minutes: number): CallTime['value'] {
  const shown = new Date(Date.parse(`${date}T${time}Z`) + minutes * minuteMs).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** "In an hour": from now on. */
function timeAhead({ words, clock }: CallTimeRequest): CallTime | undefined {
  const ahead = findTimeAhead(words);
  return (
    ahead && {
      value: shifted(asDay(clock.today), clock.time, ahead.minutes),
      isPart: (at) => isWithin(at, ahead),
    }
  );
}

/** "Call me, asap"; "the phone rang, can I speak to a human now" names no time to call. */
function isOfItsClause(words: readonly SentenceWord[], found: { from: number; to: number }): boolean {
  const own = clausesOf(words).find(({ from, to }) => found.from >= from && found.from < to);
  const clause = words.slice(own?.from, own?.to);
  return calls.has(clause) || (calls.has(words) && coveredBy(clause, [soonest, fillers]));
}

/** "Thanks, what happens now": the time that is chosen stays. */
const asksWhatNext = new PhraseSet({
  next: 'what happens, what now, now what, what s next, what do i do now, what should i do now, que pasa ahora, y ahora que, ahora que, que hago ahora, qu est ce qui se passe, que se passe t il, et maintenant, je fais quoi maintenant, apa jadi, sekarang macam mana, apa perlu saya buat, mis nuud, mis edasi, mis siis nuud, ja nuud, ماذا الان, ماذا يحدث, شو هلا, شو بصير, وش يصير, ماذا بعد, والان ماذا',
});

/** "Asap", "cuando sea": the first time that is free. */
function soonestTime({ words, clock, isOfCard }: CallTimeRequest): CallTime | undefined {
  if (asksWhatNext.has(words)) return undefined;
  const [found] = soonest.find(words).sort((one, other) => other.to - other.from - (one.to - one.from));
  if (!found) return undefined;
  const isOfCall = isOfCard ? words.length <= mostWordsOfSoon : isOfItsClause(words, found);
  if (!isOfCall) return undefined;
  return {
    value: { date: asDay(clock.today), time: null, isSoonest: true },
    isPart: (at) => isWithin(at, found),
  };
}

/** "Make it later": than the time that is chosen or booked. */
function movedTime({ words, call }: CallTimeRequest): CallTime | undefined {
  const [shift] = call?.time ? shifts.find(words) : [];
  if (!call?.time || !shift) return undefined;
  const minutes = shift.label === 'later' ? shiftMinutes : -shiftMinutes;
  return { value: shifted(call.date, call.time, minutes), isPart: (at) => isWithin(at, shift) };
}

/** "Make it 4 instead", or a number alone. */
const bareHour = ({ words, hasFacts }: CallTimeRequest) =>
  !hasFacts && (words.length === 1 || changing.has(words)) ? findBareHour(words) : undefined;

/** "Monday, same time": as the call that is known. */
function knownHour({ words, call }: CallTimeRequest) {
  const [same] = call?.time ? sameTime.find(words) : [];
  return call?.time && same ? { ...same, value: call.time } : undefined;
}

const mostToNumber = 3;

/** "Wednesday 2 December", "mercredi le 2 décembre": the day of the week belongs to the date behind it. */
const isOfWrittenDay = (words: readonly SentenceWord[], { to }: NamedDay, written: CalendarDay | undefined): boolean =>
  written !== undefined &&
  words.slice(to, to + mostToNumber).some(({ plain }) => Number(/^(\d{1,2})\D{0,3}$/.exec(plain)?.[1]) === written.day);

const mostDaysToNumber = 62;

/** "Monday the 30th": the next day of that name with that number. */
function withNumber(words: readonly SentenceWord[], day: NamedDay | undefined): NamedDay | undefined {
  const at = day ? words.findIndex(({ plain }, at) => at >= day.to && /^\d{1,2}(?:st|nd|rd|th|hb)$/.test(plain)) : -1;
  if (!day || at === -1 || at - day.to >= mostToNumber) return day;
  const number = Number.parseInt(words[at]?.plain ?? '', 10);
  for (let ahead = 0; ahead < mostDaysToNumber; ahead += 7) {
    const date = addDays(day.date, ahead);
    if (date.day === number) return { ...day, date, to: at + 1 };
  }
  return day;
}

/** Of an hour alone: the day of the known call, or the next on which the hour is still to come. */
function dayOfHour(time: string, { call, clock }: CallTimeRequest): CalendarDay {
  return fromWritten(call?.date) ?? (time > clock.time ? clock.today : addDays(clock.today, 1));
}

/** When to call: "tomorrow at 3pm", "Monday morning", "on 3 March at 10", "at 4", "in an hour", "make it later". */
export function findCallTime(request: CallTimeRequest): CallTime | undefined {
  const { words, written, call, isOfCard } = request;
  const { today } = request.clock;
  const ahead = timeAhead(request);
  if (ahead) return ahead;
  const bounded = findBoundedTime(words);
  const spoken = withNumber(words, otherDay(namedDay, { words, today, call }));
  const named = spoken && isOfWrittenDay(words, spoken, fromWritten(written)) ? undefined : spoken;
  const writtenDay = named ? undefined : fromWritten(written);
  const beside = named && !request.hasFacts ? named.date.day : undefined;
  const time = bounded ?? knownHour(request) ?? findClockTime(words, beside) ?? bareHour(request);
  const date = named?.date ?? writtenDay ?? (time && dayOfHour(time.value, request));
  if (!date) return soonestTime(request) ?? movedTime(request);
  const mostDays = isOfCard && writtenDay && !time ? farDays : yearDays;
  if (isBefore(date, today) || isBefore(addDays(today, mostDays), date)) return undefined;
  return {
    value: {
      date: asDay(date),
      time: time?.value ?? call?.time ?? null,
      ...(bounded?.until && { until: bounded.until }),
    },
    isPart: (at) => writtenDay !== undefined || isWithin(at, named) || isWithin(at, time),
  };
}

const isWithin = (at: number, span: { from: number; to: number } | undefined): boolean =>
  span !== undefined && at >= span.from && at < span.to;
