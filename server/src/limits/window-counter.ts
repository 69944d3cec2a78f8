export interface Window {
  most: number;
  lengthMs: number;
  /** How many keys are counted at most, so that a flood of them does not fill the memory. */
  keys: number;
}

/** Room is made for many keys at once, so that a flood does not cost a search for each. */
const keptShare = 0.9;

/** Counts by key within the running window of time. */
export class WindowCounter {
  private readonly counts = new Map<string, number>();
  private endsAtMs = 0;

  constructor(
    private readonly window: Window,
    private readonly now: () => number,
  ) {}

  /** Counts one more, and returns how long the key must wait; 0 if it is below its limit. */
  take(key: string): number {
    const { most, keys } = this.window;
    const leftMs = this.begin();
    const count = (this.counts.get(key) ?? 0) + 1;
    if (count === 1 && this.counts.size >= keys) this.makeRoom();
    this.counts.set(key, count);
    return count > most ? leftMs : 0;
  }

  /** A clock that was set back would make the window last for hours: none lasts longer than its length. */
  private begin(): number {
    const { lengthMs } = this.window;
    const leftMs = this.endsAtMs - this.now();
    if (leftMs > 0 && leftMs <= lengthMs) return leftMs;
    this.counts.clear();
    this.endsAtMs = this.now() + lengthMs;
    return lengthMs;
  }

  /** Keys with low counts go first, so that a flood of new keys does not free one that has reached its limit. */
  private makeRoom(): void {
    const { most, keys } = this.window;
    for (const [key, count] of this.counts) if (count <= most / 2) this.counts.delete(key);
    for (const key of this.counts.keys()) {
      if (this.counts.size < keys * keptShare) return;
      this.counts.delete(key);
    }
  }
}
