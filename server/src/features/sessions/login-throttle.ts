import { AppError } from '../../app-error.js';

const windowMs = 15 * 60 * 1_000;
const perAccountAndNetwork = 10;
const perNetwork = 50;
const perAccount = 50;
const keysKept = 50_000;

interface Count {
  count: number;
  endsAt: number;
}

interface Attempt {
  account: string;
  network: string;
}

/**
 * How often a password may be guessed. A guess counts before it is checked, so that many at once are no way around,
 * and one that was right is given back.
 *
 * An account is not locked: who guesses uses up its own network's share, and the owner signs in from another. Guesses
 * from very many networks are bounded for each account too, but not for networks where that account signed in before.
 * The counts are this process's own.
 */
export class LoginThrottle {
  private readonly counts = new Map<string, Count>();
  private readonly known = new Set<string>();

  constructor(private readonly now: () => number) {}

  /** Throws where the share is used up; the same for accounts that do not exist. */
  take(attempt: Attempt): void {
    const limits = this.limitsOf(attempt);
    for (const [key, most] of limits) this.refuseBeyond(key, most);
    for (const [key] of limits) this.countOf(key).count++;
  }

  /** What was no wrong guess. */
  giveBack(attempt: Attempt): void {
    for (const [key] of this.limitsOf(attempt)) {
      const counted = this.countOf(key);
      counted.count = Math.max(0, counted.count - 1);
    }
  }

  succeeded(attempt: Attempt): void {
    this.giveBack(attempt);
    if (this.known.size >= keysKept) this.known.clear();
    this.known.add(pairOf(attempt));
  }

  private limitsOf(attempt: Attempt): [key: string, most: number][] {
    const pair = pairOf(attempt);
    const limits: [string, number][] = [
      [`pair ${pair}`, perAccountAndNetwork],
      [`network ${attempt.network}`, perNetwork],
    ];
    return this.known.has(pair) ? limits : [...limits, [`account ${attempt.account}`, perAccount]];
  }

  private refuseBeyond(key: string, most: number): void {
    const { count, endsAt } = this.countOf(key);
    if (count < most) return;
    throw new AppError('rate_limited', {
      message: 'Too many tries. Wait some minutes, then try again, or choose a new password by "Forgot password".',
      retryAfterS: Math.ceil((endsAt - this.now()) / 1_000),
    });
  }

  private countOf(key: string): Count {
    const kept = this.counts.get(key);
    if (kept && kept.endsAt > this.now()) return kept;
    this.counts.delete(key);
    if (this.counts.size >= keysKept) this.forgetOldest();
    const fresh = { count: 0, endsAt: this.now() + windowMs };
    this.counts.set(key, fresh);
    return fresh;
  }

  private forgetOldest(): void {
    for (const key of this.counts.keys()) {
      this.counts.delete(key);
      if (this.counts.size < keysKept * 0.9) return;
    }
  }
}

function pairOf({ account, network }: Attempt): string {
  return `${network} ${account}`;
}
