/** What a listener is woken for: work for the jobs' worker, or news for open dashboards. */
export type Topic = 'work' | 'live';

type Listener = () => void;

/** Who wants to look again. A wake-up says that there may be something, not what. */
export class WakeUps {
  private readonly listeners: Record<Topic, Set<Listener>> = { work: new Set(), live: new Set() };
  private isComing = false;

  add(topic: Topic, listener: Listener): () => void {
    // One entry for each call, so that one listener may be added twice and taken away once.
    const entry = () => listener();
    this.listeners[topic].add(entry);
    return () => this.listeners[topic].delete(entry);
  }

  wake(topic: Topic): void {
    for (const listener of this.listeners[topic]) listener();
  }

  /** However often it is called within a turn of the event loop, all are woken once. */
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
