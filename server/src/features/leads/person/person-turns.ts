interface Line {
  /** What everything in the line comes after. */
  before: Promise<unknown> | undefined;
  /** What is not done yet. */
  pending: Set<Promise<unknown>>;
}

type Work<T> = () => Promise<T>;

/**
 * Runs work about one person in turns: work that is to be alone comes after all that came before it, and what comes later
 * after it. Other work runs side by side. Of one process: `lockPerson` is for several.
 */
export class PersonTurns {
  private readonly lines = new Map<string, Line>();

  alone<T>(keys: readonly string[], work: Work<T>): Promise<T> {
    return nested(keys, work, (key, inner) => this.runAlone(key, inner));
  }

  together<T>(keys: readonly string[], work: Work<T>): Promise<T> {
    return nested(keys, work, (key, inner) => this.runTogether(key, inner));
  }

  private runAlone<T>(key: string, work: Work<T>): Promise<T> {
    const pending = [...(this.lines.get(key)?.pending ?? [])];
    const mine = pending.length > 0 ? Promise.allSettled(pending).then(work) : work();
    const line: Line = { before: mine, pending: new Set() };
    this.lines.set(key, line);
    this.join(key, line, mine);
    return mine;
  }

  private runTogether<T>(key: string, work: Work<T>): Promise<T> {
    const line = this.lines.get(key) ?? { before: undefined, pending: new Set() };
    this.lines.set(key, line);
    const mine = line.before ? line.before.then(work, work) : work();
    this.join(key, line, mine);
    return mine;
  }

  private join(key: string, line: Line, work: Promise<unknown>): void {
    line.pending.add(work);
    const leave = () => {
      line.pending.delete(work);
      if (line.pending.size === 0 && this.lines.get(key) === line) this.lines.delete(key);
    };
    work.then(leave, leave);
  }
}

/** In the order of the keys, so that of two that share several, one waits for the other and never both. */
function nested<T>(keys: readonly string[], work: Work<T>, run: (key: string, inner: Work<T>) => Promise<T>) {
  const inOrder = [...new Set(keys)].sort();
  return inOrder.reduceRight<Work<T>>((inner, key) => () => run(key, inner), work)();
}
