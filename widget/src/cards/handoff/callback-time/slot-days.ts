import type { CallbackSlot } from '@meg/shared/contract/handoffs';
import { dayWords, type ReaderClock, timeWords } from './reader-clock.js';
import { offsetWords, placeOfZone } from './timezone-place.js';

export interface SlotDay {
  readonly date: string;
  readonly slots: readonly CallbackSlot[];
}

/** When people like to be called, by their own clock. */
const isAwake = ({ visitor: { time } }: CallbackSlot) => time >= '07:00' && time < '22:00';

/** The free times by the days of the visitor's own calendar, in their order. Those at night only if there are no others. */
export function slotDays(slots: readonly CallbackSlot[]): SlotDay[] {
  const days = new Map<string, CallbackSlot[]>();
  const awake = slots.filter(isAwake);
  for (const slot of awake.length > 0 ? awake : slots) {
    const day = days.get(slot.visitor.date);
    if (day) day.push(slot);
    else days.set(slot.visitor.date, [slot]);
  }
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
}

/** Whether the two clocks show different times at that moment. Compares offsets, as many zones share one. */
export function hasTwoClocks({ company, visitor }: CallbackSlot): boolean {
  return company.offset !== visitor.offset;
}

/** The visitor's time; with its offset where a clock shows this time twice. */
export function ownTimeWords(clock: ReaderClock, { visitor }: CallbackSlot, isTwice: boolean): string {
  const words = timeWords(clock, visitor);
  return isTwice ? `${words} (${offsetWords(visitor.offset)})` : words;
}

/** The company's time, with the weekday if it differs from the visitor's. */
export function companyTimeWords(clock: ReaderClock, { company, visitor }: CallbackSlot): string {
  const time = timeWords(clock, company);
  return company.date === visitor.date ? time : `${dayWords(clock, company, 'weekday')} ${time}`;
}

export function companyPlace({ company }: CallbackSlot, timezone: string): string {
  return placeOfZone(timezone, company.offset);
}
