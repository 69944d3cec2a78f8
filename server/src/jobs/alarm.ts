/** Between two rounds, so that many small causes make one. */
const restMs = 20;

/** Wakes one sleeper: when it is rung, or when the time is up. A ring that nobody waits for is kept. */
export class Alarm {
  private isRung = false;
  private wake: (() => void) | undefined;

  ring(): void {
    this.isRung = true;
    this.wake?.();
  }

  async sleep(mostMs: number): Promise<void> {
    await this.wait(restMs);
    if (!this.isRung) await this.wait(mostMs - restMs, true);
    this.isRung = false;
  }

  private wait(ms: number, isWakeable = false): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => done(), Math.max(0, ms));
      const done = () => {
        clearTimeout(timer);
        this.wake = undefined;
        resolve();
      };
      if (isWakeable) this.wake = done;
    });
  }
}
