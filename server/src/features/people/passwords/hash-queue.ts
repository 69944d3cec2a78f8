import { AppError } from '../../../app-error.js';

export interface HashQueueBounds {
  /** Half of Node's threads, because files, DNS and compression need them too. */
  atOnce: number;
  waiting: number;
  waitMs: number;
}

export const hashQueueBounds: HashQueueBounds = { atOnce: 2, waiting: 200, waitMs: 10_000 };

const retryAfterS = 5;
const unavailable = () => new AppError('unavailable', { retryAfterS });

/**
 * Password hashes are costly on purpose, and would take all threads of the process. This queue runs few at a time, in the
 * order of arrival. It refuses a hash that would wait too long, and drops one that nobody waits for any more.
 */
export class HashQueue {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly bounds: HashQueueBounds = hashQueueBounds) {}

  /** Call it before work that a refused hash would waste, such as counting a login guess. */
  requireRoom(): void {
    if (this.waiting.size >= this.bounds.waiting) throw unavailable();
  }

  async run<T>(hash: () => Promise<T>, signal?: AbortSignal | undefined): Promise<T> {
    if (this.running >= this.bounds.atOnce) await this.turn(signal);
    else this.running++;
    try {
      return await hash();
    } finally {
      this.passOn();
    }
  }

  /** Gives the free place to the first that waits, so that no later caller takes it. */
  private passOn(): void {
    const [next] = this.waiting;
    if (next) next();
    else this.running--;
  }

  private turn(signal: AbortSignal | undefined): Promise<void> {
    this.requireRoom();
    return new Promise((begin, refuse) => {
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        this.waiting.delete(start);
      };
      const start = () => {
        leave();
        begin();
      };
      const giveUp = () => {
        leave();
        refuse(unavailable());
      };
      const timer = setTimeout(giveUp, this.bounds.waitMs);
      this.waiting.add(start);
      signal?.addEventListener('abort', giveUp);
      if (signal?.aborted) giveUp();
    });
  }
}
