import type { Understanding } from '@meg/shared/contract/understanding';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { addDays, asDay, type CalendarDay, isBefore, isReal } from '../slots/calendar-day.js';
import { findWeekday, type NamedDay } from '../slots/weekday.js';
import { findClockTime } from './clock-time.js';

export interface CallTime {
  readonly value: NonNullable<Understanding['callTime']>;
  /** The words that say it, so that they are not also the moving day. */
  readonly isPart: (at: number) => boolean;
}

const days = new PhraseSet({
  0: 'today, tonight, this morning, this afternoon, this evening, hoy, esta tarde, esta manana, esta noche, aujourd hui, ce matin, cet apres midi, ce soir, hari ini, petang ini, pagi ini, malam ini, tana, tana ohtul, اليوم, هذا المساء, الليله',
  1: 'tomorrow, tmrw, tomorrow morning, manana, demain, esok, besok, homme, غدا, بكره, بكرا',
  2: 'day after tomorrow, the day after tomorrow, pasado manana, apres demain, lusa, ulehomme, بعد غد, بعد بكره',
});
/** "Por la mañana" is a time of the day, "mañana" alone tomorrow. */
const partOfDay = new PhraseSet({ part: 'por la manana, de la manana, en la manana, esta manana' });

const yearDays = 366;

function namedDay(words: readonly SentenceWord[], today: CalendarDay): NamedDay | undefined {
  const parts = partOfDay.find(words);
  const isPart = (at: number) => parts.some(({ from, to }) => at >= from && at < to);
  const found = days.find(words).filter(({ label, from }) => label !== '1' || !isPart(from));
  const [longest] = found.sort((one, other) => other.to - other.from - (one.to - one.from));
  if (longest) return { date: addDays(today, Number(longest.label)), from: longest.from, to: longest.to };
  return findWeekday(words, today);
}

export interface CallTimeRequest {
  readonly words: readonly SentenceWord[];
  readonly today: CalendarDay;
  /** A day in figures or with its month, as slots read it. */
  readonly written: string | undefined;
}

const fromWritten = (written: string | undefined): CalendarDay | undefined => {
  const [year = 0, month = 0, day = 0] = (written ?? '').split('-').map(Number);
  const date = { year, month, day };
  return day > 0 && isReal(date) ? date : undefined;
};

/** When to call: "tomorrow at 3pm", "Monday morning", "on 3 March at 10", "at 4". */
export function findCallTime({ words, today, written }: CallTimeRequest): CallTime | undefined {
  const time = findClockTime(words);
  const named = namedDay(words, today);
  const date = named?.date ?? fromWritten(written) ?? (time ? today : undefined);
  if (!date || isBefore(date, today) || isBefore(addDays(today, yearDays), date)) return undefined;
  const isWritten = named === undefined && fromWritten(written) !== undefined;
  return {
    value: { date: asDay(date), time: time?.value ?? null },
    isPart: (at) => isWritten || isWithin(at, named) || isWithin(at, time),
  };
}

const isWithin = (at: number, span: { from: number; to: number } | undefined): boolean =>
  span !== undefined && at >= span.from && at < span.to;
