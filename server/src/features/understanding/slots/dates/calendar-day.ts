/** A day without an hour; months count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const dayOf = (date: Date): CalendarDay => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

const dateOf = ({ year, month, day }: CalendarDay): Date => new Date(Date.UTC(year, month - 1, day));
const padded = (part: number): string => String(part).padStart(2, '0');

export const asMonth = ({ year, month }: Pick<CalendarDay, 'year' | 'month'>): string => `${year}-${padded(month)}`;
export const asDay = (date: CalendarDay): string => `${asMonth(date)}-${padded(date.day)}`;

export const startOf = (day: CalendarDay): number => dateOf(day).getTime();

/** False for a day such as 31 June. */
export const isReal = (date: CalendarDay): boolean => asDay(dayOf(dateOf(date))) === asDay(date);

export const isBefore = (one: CalendarDay, other: CalendarDay): boolean =>
  one.year * 10_000 + one.month * 100 + one.day < other.year * 10_000 + other.month * 100 + other.day;

export const addDays = (date: CalendarDay, days: number): CalendarDay =>
  dayOf(dateOf({ ...date, day: date.day + days }));

/** The first day of the month that is so many months later. */
export const addMonths = (date: CalendarDay, months: number): CalendarDay =>
  dayOf(dateOf({ year: date.year, month: date.month + months, day: 1 }));

export const todayAt = (nowMs: number): CalendarDay => dayOf(new Date(nowMs));
