const hourMs = 3_600_000;
/** Far more than write in an hour. A flood of them starts the count anew instead of filling the memory. */
const sendersKept = 20_000;

/** Who sends more forms within an hour than a person would. Counted in this process's memory, like the rates. */
export class FrequentSenders {
  private counts = new Map<string, number>();
  private endsAtMs = 0;

  constructor(
    private readonly mostAnHour: number,
    private readonly now: () => number,
  ) {}

  /** Counts this one, and tells whether it is one too many. */
  isTooMany(sender: string): boolean {
    const now = this.now();
    if (now >= this.endsAtMs || this.counts.size >= sendersKept) {
      this.counts.clear();
      this.endsAtMs = now + hourMs;
    }
    const count = (this.counts.get(sender) ?? 0) + 1;
    this.counts.set(sender, count);
    return count > this.mostAnHour;
  }
}
