/** How the reader is used to see dates and times. */
export interface ReaderClock {
  readonly locale: string;
  readonly hourCycle: 'h11' | 'h12' | 'h23' | 'h24';
  /** The same as for all other numbers in the chat. */
  readonly numberingSystem: string;
}

/** A local date and time, such as 2026-07-31 and 09:30. */
interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/**
 * In the chat's language, but by the customs of the reader's country: plain English would put the month first and count
 * twelve hours for a reader in London. If the device uses another language, its 12 or 24 hours are still what counts.
 */
export function readerClock(language: string, deviceLocales: readonly string[] = navigator.languages): ReaderClock {
  const locale = deviceLocales.find((one) => one.startsWith(language)) ?? language;
  const { hourCycle = 'h23' } = new Intl.DateTimeFormat(deviceLocales[0] ?? language, {
    hour: 'numeric',
  }).resolvedOptions();
  return { locale, hourCycle, numberingSystem: new Intl.NumberFormat(language).resolvedOptions().numberingSystem };
}

type DayStyle = 'long' | 'short' | 'weekday';

const dayStyles: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
};

function write({ locale, numberingSystem }: ReaderClock, at: Date, options: Intl.DateTimeFormatOptions): string {
  // Always the Gregorian calendar, in which callbacks are booked.
  return new Intl.DateTimeFormat(locale, { calendar: 'gregory', numberingSystem, ...options }).format(at);
}

/** `9:00 AM`, but `09:00`. */
function timeStyle({ hourCycle }: ReaderClock): Intl.DateTimeFormatOptions {
  return { hour: hourCycle === 'h23' ? '2-digit' : 'numeric', minute: '2-digit', hourCycle };
}

/** The local time is formatted as if it were UTC, so no time zone rules are needed that the device may lack. */
export function dayWords(clock: ReaderClock, { date }: Pick<LocalTime, 'date'>, style: DayStyle): string {
  return write(clock, new Date(`${date}T00:00Z`), { ...dayStyles[style], timeZone: 'UTC' });
}

export function timeWords(clock: ReaderClock, { date, time }: LocalTime): string {
  return write(clock, new Date(`${date}T${time}Z`), { ...timeStyle(clock), timeZone: 'UTC' });
}

/** A moment as day and time in a zone; without one, or if the device does not know it, in the device's own zone. */
export function momentWords(clock: ReaderClock, moment: string, timezone?: string): { day: string; time: string } {
  const at = new Date(moment);
  const inZone = (timeZone?: string) => ({
    day: write(clock, at, { ...dayStyles.long, timeZone }),
    time: write(clock, at, { ...timeStyle(clock), timeZone }),
  });
  try {
    return inZone(timezone);
  } catch {
    return inZone();
  }
}
