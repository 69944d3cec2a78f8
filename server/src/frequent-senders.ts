import { WindowCounter } from './window-counter.js';

const hourMs = 3_600_000;
/** Far more than write in an hour. */
const sendersKept = 20_000;

/** Who sends more forms within an hour than a person would. Counted in this process's memory, like the rates. */
export class FrequentSenders {
  private readonly counter: WindowCounter;

  constructor(mostAnHour: number, now: () => number) {
    this.counter = new WindowCounter({ most: mostAnHour, lengthMs: hourMs, keys: sendersKept }, now);
  }

  /** Counts this one, and tells whether it is one too many. */
  isTooMany(sender: string): boolean {
    return this.counter.take(sender) > 0;
  }
}
