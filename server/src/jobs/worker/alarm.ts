import { setImmediate as nextTurn } from 'node:timers/promises';

/** Time for further causes to arrive, so that one round handles all. */
const restMs = 20;

/** Wakes one sleeper when it rings or when the time is up. Remembers a ring while nobody sleeps. */
export class Alarm {
  private rung: 'soon' | 'now' | undefined;
  private wake: (() => void) | undefined;

  /** For a cause that often comes with others: the sleeper waits a moment before it looks. */
  ringSoon(): void {
    this.rung ??= 'soon';
    this.wake?.();
  }

  ringNow(): void {
    this.rung = 'now';
    this.wake?.();
  }

  async sleep(mostMs: number): Promise<void> {
    // Jobs that end in the same turn of the event loop cause one round.
    await nextTurn();
    if (!this.rung) await this.wait(mostMs, () => true);
    if (this.rung === 'soon') await this.wait(restMs, () => this.rung === 'now');
    this.rung = undefined;
  }

  private wait(ms: number, isOver: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.wake = undefined;
        resolve();
      };
      const timer = setTimeout(done, Math.max(0, ms));
      this.wake = () => {
        if (isOver()) done();
      };
    });
  }
}
