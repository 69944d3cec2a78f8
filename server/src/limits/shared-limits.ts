import { createHash } from 'node:crypto';
import { AppError } from '../app-error.js';
import type { Database } from '../database/database.js';
import type { Db } from '../database/schema.js';
import { addOne, deleteCounts, deleteCountsOf, takeOneBack } from './limit-counts.store.js';

export interface Limit {
  /** Such as `login-by-account`. */
  name: string;
  /** An address, an account or a company that is counted. Stored only as a hash. */
  of: string;
  most: number;
  windowMs: number;
}

/** The limit that was reached, and when its window ends. */
export interface Reached {
  limit: Limit;
  retryAfterMs: number;
}

function keyOf({ name, of }: Limit): string {
  return `${name} ${createHash('sha256').update(of).digest('base64url').slice(0, 32)}`;
}

/**
 * Limits that all servers of a database count together and that a restart does not forget. Each count costs a write,
 * so they are for what matters: logins, sign-ups, mails, seats. Plain traffic is limited in each process by itself.
 */
export class SharedLimits {
  constructor(private readonly needs: { database: Database; now: () => number }) {}

  /**
   * Counts one more against each limit, in the order given, up to the first that is reached, and returns that one. Name
   * the narrowest first: a caller who has reached a narrow limit then takes nothing from the wide ones.
   */
  take(limits: readonly Limit[]): Promise<Reached | undefined> {
    return this.needs.database.transaction((trx) => this.takeIn(trx, limits));
  }

  /** As `take`, in the caller's transaction, so that the count and the action are stored together or not at all. */
  async takeIn(trx: Db, limits: readonly Limit[]): Promise<Reached | undefined> {
    const now = this.needs.now();
    for (const limit of limits) {
      const { count, endsAt } = await addOne(trx, { key: keyOf(limit), now, windowMs: limit.windowMs });
      if (count > limit.most) return { limit, retryAfterMs: endsAt - now };
    }
    return undefined;
  }

  /** As `take`, and refuses the request if a limit is reached. */
  async require(limits: readonly Limit[], message?: string): Promise<void> {
    const reached = await this.take(limits);
    if (!reached) return;
    const retryAfterS = Math.ceil(reached.retryAfterMs / 1_000);
    throw new AppError('rate_limited', { retryAfterS, ...(message !== undefined && { message }) });
  }

  /** For actions that turned out not to count, such as a right password. */
  async giveBack(limits: readonly Limit[]): Promise<void> {
    await this.needs.database.transaction((trx) => this.giveBackIn(trx, limits));
  }

  async giveBackIn(trx: Db, limits: readonly Limit[]): Promise<void> {
    for (const limit of limits) await takeOneBack(trx, keyOf(limit));
  }

  /** Starts from zero again, such as after a new password was set by mail. */
  async clearIn(trx: Db, limits: readonly Limit[]): Promise<void> {
    await deleteCounts(trx, limits.map(keyOf));
  }

  /** All counts of that name. */
  async clearAllIn(trx: Db, name: string): Promise<void> {
    await deleteCountsOf(trx, name);
  }
}
