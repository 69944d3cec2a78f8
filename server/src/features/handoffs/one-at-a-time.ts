/** Runs work of the same key one after the other, in order of arrival. Other work runs meanwhile. */
export class OneAtATime {
  private readonly last = new Map<string, Promise<unknown>>();

  run<T>(key: string | undefined, work: () => Promise<T>): Promise<T> {
    if (key === undefined) return work();
    const before = this.last.get(key);
    const mine = before ? before.then(work, work) : work();
    this.last.set(key, mine);
    const forget = () => {
      if (this.last.get(key) === mine) this.last.delete(key);
    };
    mine.then(forget, forget);
    return mine;
  }
}
