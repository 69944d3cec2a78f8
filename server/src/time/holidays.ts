import { addDays, weekdayOf } from '@meg/shared/domain/time/zoned-time';

/** The date of a holiday in a year, as in 2026-12-25; undefined where none is known. */
type DateIn = (year: number) => string | undefined;

const padded = (number: number): string => String(number).padStart(2, '0');
const isoDate = (year: number, month: number, day: number): string => `${year}-${padded(month)}-${padded(day)}`;

const on =
  (month: number, day: number): DateIn =>
  (year) =>
    isoDate(year, month, day);

type HolidayWeekday = 'monday' | 'thursday';

/** The first such weekday of a month from that day on. */
const weekdayFrom =
  (weekday: HolidayWeekday, month: number, day: number): DateIn =>
  (year) => {
    const start = isoDate(year, month, day);
    return Array.from({ length: 7 }, (_, ahead) => addDays(start, ahead)).find((date) => weekdayOf(date) === weekday);
  };

/** By the rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + correction + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  return isoDate(year, Math.floor(days / 31), (days % 31) + 1);
}

const fromEaster =
  (days: number): DateIn =>
  (year) =>
    addDays(easterSunday(year), days);

/** The first day of the year that has this month and day in another calendar. */
function inCalendar(calendar: 'islamic-umalqura' | 'chinese', month: string, day: string): DateIn {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const isIt = (date: string): boolean => {
    const parts = format.formatToParts(Date.parse(date));
    const read = (type: string) => parts.find((part) => part.type === type)?.value;
    return read('month') === month && read('day') === day;
  };
  return (year) =>
    Array.from({ length: 366 }, (_, ahead) => addDays(isoDate(year, 1, 1), ahead)).find(
      (date) => date.startsWith(`${year}`) && isIt(date),
    );
}

const rules = {
  newYear: on(1, 1),
  newYearsEve: on(12, 31),
  epiphany: on(1, 6),
  martinLutherKing: weekdayFrom('monday', 1, 15),
  presidents: weekdayFrom('monday', 2, 15),
  saintPatrick: on(3, 17),
  maundyThursday: fromEaster(-3),
  goodFriday: fromEaster(-2),
  easter: fromEaster(0),
  easterMonday: fromEaster(1),
  ascension: fromEaster(39),
  pentecost: fromEaster(49),
  whitMonday: fromEaster(50),
  mayDay: on(5, 1),
  memorial: weekdayFrom('monday', 5, 25),
  juneteenth: on(6, 19),
  midsummer: on(6, 24),
  canadaDay: on(7, 1),
  usIndependence: on(7, 4),
  bastille: on(7, 14),
  assumption: on(8, 15),
  merdeka: on(8, 31),
  usLabor: weekdayFrom('monday', 9, 1),
  malaysiaDay: on(9, 16),
  columbus: weekdayFrom('monday', 10, 8),
  allSaints: on(11, 1),
  veterans: on(11, 11),
  usThanksgiving: weekdayFrom('thursday', 11, 22),
  caThanksgiving: weekdayFrom('monday', 10, 8),
  blackFriday: (year) => addDays(weekdayFrom('thursday', 11, 22)(year) ?? '', 1),
  estonianIndependence: on(2, 24),
  christmasEve: on(12, 24),
  christmas: on(12, 25),
  boxingDay: on(12, 26),
  eidAlFitr: inCalendar('islamic-umalqura', '10', '1'),
  eidAlAdha: inCalendar('islamic-umalqura', '12', '10'),
  chineseNewYear: inCalendar('chinese', '1', '1'),
} satisfies Readonly<Record<string, DateIn>>;

export type Holiday = keyof typeof rules;

/** The new moon may be seen a day before or after the calendar has it. */
const byMoon: ReadonlySet<Holiday> = new Set<Holiday>(['eidAlFitr', 'eidAlAdha']);

/** The next date of the holiday, today included. */
export function nextDateOf(holiday: Holiday, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map((one) => rules[holiday](one)).find((date) => date !== undefined && date >= today);
}

/** The dates on which the holiday may be, the likeliest first. */
export function likelyDatesOf(holiday: Holiday, today: string): string[] {
  const date = nextDateOf(holiday, today);
  if (date === undefined) return [];
  return byMoon.has(holiday) ? [date, addDays(date, 1), addDays(date, -1)] : [date];
}
