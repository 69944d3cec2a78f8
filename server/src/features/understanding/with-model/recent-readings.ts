const keptMs = 10_000;
const most = 200;

/** The chat may ask for one message twice, in two languages: the model is asked once. */
export class RecentReadings<Reading> {
  private readonly known = new Map<string, { readonly sinceMs: number; readonly reading: Promise<Reading> }>();

  constructor(private readonly now: () => number) {}

  get(key: string, read: () => Promise<Reading>): Promise<Reading> {
    const found = this.known.get(key);
    if (found && this.now() - found.sinceMs < keptMs) return found.reading;
    const reading = read();
    this.known.delete(key);
    this.known.set(key, { sinceMs: this.now(), reading });
    const [oldest] = this.known.keys();
    if (this.known.size > most && oldest !== undefined) this.known.delete(oldest);
    return reading;
  }
}
