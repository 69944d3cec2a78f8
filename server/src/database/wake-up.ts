/** Why a listener is woken: work for the jobs' worker, or news for open dashboards. */
export type Topic = 'work' | 'live';

type Listener = () => void;

/** The listeners of one process. A wake-up says that there may be something new, not what. */
export class WakeUps {
  private readonly listeners: Record<Topic, Set<Listener>> = { work: new Set(), live: new Set() };
  private isComing = false;

  add(topic: Topic, listener: Listener): () => void {
    // One entry for each call, so that one listener may be added twice and removed once.
    const entry = () => listener();
    this.listeners[topic].add(entry);
    return () => this.listeners[topic].delete(entry);
  }

  wake(topic: Topic): void {
    for (const listener of this.listeners[topic]) listener();
  }

  /** Wakes all listeners once, however often it is called within a turn of the event loop. */
  wakeAllSoon(): void {
    if (this.isComing) return;
    this.isComing = true;
    setImmediate(() => {
      this.isComing = false;
      this.wake('work');
      this.wake('live');
    });
  }
}
