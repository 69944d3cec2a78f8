import type { ModelChoice } from '../../language-model/passage-chooser.service.js';

/** A conversation's question before this one is looked up again for what it answered. */
const keptMs = 600_000;
/** What failed may work soon. */
const keptAfterFailureMs = 10_000;
const most = 500;

type Choosing = Promise<ModelChoice | undefined>;

/** Remembers what was chosen for a question, so that the model is asked once. */
export class RecentChoices {
  private readonly known = new Map<string, { untilMs: number; readonly choosing: Choosing }>();

  constructor(private readonly now: () => number) {}

  get(key: string, choose: () => Choosing): Choosing {
    const found = this.known.get(key);
    if (found && this.now() < found.untilMs) return found.choosing;
    const kept = { untilMs: this.now() + keptAfterFailureMs, choosing: choose().catch(() => undefined) };
    void kept.choosing.then((choice) => {
      if (choice) kept.untilMs += keptMs - keptAfterFailureMs;
    });
    this.known.delete(key);
    this.known.set(key, kept);
    const [oldest] = this.known.keys();
    if (this.known.size > most && oldest !== undefined) this.known.delete(oldest);
    return kept.choosing;
  }
}
