import { AppError } from '../../../app-error.js';

export interface HashQueueBounds {
  /** Half of the threads that files, names of hosts and compression need as well, so that none of them waits. */
  atOnce: number;
  waiting: number;
  waitMs: number;
}

export const hashQueueBounds: HashQueueBounds = { atOnce: 2, waiting: 200, waitMs: 10_000 };

const retryAfterS = 5;
const unavailable = () => new AppError('unavailable', { retryAfterS });

/**
 * Password hashes are costly on purpose, and by themselves any number would run at once on the threads of the process.
 * Here few run at a time, in the order in which they came. What would wait too long is refused, and what nobody waits
 * for any more is left out.
 */
export class HashQueue {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly bounds: HashQueueBounds = hashQueueBounds) {}

  /** To be asked where more than a hash is at stake, such as a guess that counts. */
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

  /** Whoever ends hands its place on, so that nobody who comes later takes it. */
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
