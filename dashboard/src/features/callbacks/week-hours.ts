import type { Callback } from '@meg/shared/contract/callbacks';

interface Slot {
  slot: { company: Pick<Callback['slot']['company'], 'date' | 'time'> };
}

/** The hours that a week shows at least. */
const usual = { first: 9, last: 17 };

const hourOf = ({ slot }: Slot): number => Number(slot.company.time.slice(0, 2));

/** The hours of the day that the rows of a week stand for, as in 09, by the clock of the company. */
export function hoursOf(callbacks: readonly Slot[]): string[] {
  const hours = callbacks.map(hourOf);
  const [first, last] = [Math.min(usual.first, ...hours), Math.max(usual.last, ...hours)];
  return Array.from({ length: last - first + 1 }, (_, row) => String(first + row).padStart(2, '0'));
}

/** The callbacks that begin in this hour of the day. */
export function inHour<Row extends Slot>(callbacks: readonly Row[], date: string, hour: string): Row[] {
  return callbacks.filter(({ slot }) => slot.company.date === date && slot.company.time.startsWith(hour));
}
