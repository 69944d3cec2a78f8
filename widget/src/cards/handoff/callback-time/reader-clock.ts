/** How the reader is used to see dates and times. */
export interface ReaderClock {
  readonly locale: string;
  readonly hourCycle: 'h11' | 'h12' | 'h23' | 'h24';
  /** That of the other numbers in the chat. */
  readonly numberingSystem: string;
}

/** What a clock on a wall shows, as in 2026-07-31 and 09:30. */
interface Wall {
  readonly date: string;
  readonly time: string;
}

/**
 * In the chat's language, but by the customs of the reader's own country: English alone would put the month first and
 * count twelve hours for a reader in London. Where the device speaks another language, its hours are still the habit.
 */
export function readerClock(language: string, deviceLocales: readonly string[] = navigator.languages): ReaderClock {
  const [base] = language.split('-');
  const locale = deviceLocales.find((one) => one.split('-')[0] === base) ?? language;
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
  // Others than Gregory's calendar would name days that nobody here reckons by.
  return new Intl.DateTimeFormat(locale, { calendar: 'gregory', numberingSystem, ...options }).format(at);
}

/** `9:00 AM`, but `09:00`. */
function timeStyle({ hourCycle }: ReaderClock): Intl.DateTimeFormatOptions {
  return { hour: hourCycle === 'h23' ? '2-digit' : 'numeric', minute: '2-digit', hourCycle };
}

/** The wall's time is written as if it were UTC, so no rule of the zone is needed that the device may not know. */
export function dayWords(clock: ReaderClock, { date }: Pick<Wall, 'date'>, style: DayStyle): string {
  return write(clock, new Date(`${date}T00:00Z`), { ...dayStyles[style], timeZone: 'UTC' });
}

export function timeWords(clock: ReaderClock, { date, time }: Wall): string {
  return write(clock, new Date(`${date}T${time}Z`), { ...timeStyle(clock), timeZone: 'UTC' });
}

/** A moment as day and time on the reader's clock; without a zone, or with one that is unknown here, the device's. */
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
