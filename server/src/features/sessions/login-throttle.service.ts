import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Limit, SharedLimits } from '../../limits/shared-limits.js';
import { minuteMs } from '../../time/time-units.js';
import type { KnownNetworks } from './known-networks.service.js';

const windowMs = 15 * minuteMs;
const perAccountAndNetwork = 10;
const perNetwork = 50;
const perAccount = 50;

interface Needs extends Pick<Ground, 'database' | 'limits'> {
  networks: KnownNetworks;
}

export interface Attempt {
  /** The address, in small letters, whether it has an account or not. */
  account: string;
  network: string;
  /** Undefined where the address has no account. */
  personId: string | undefined;
}

const limit = (name: string, of: string, most: number): Limit => ({ name: `login-by-${name}`, of, most, windowMs });

function ofPair({ account, network }: Attempt): Limit {
  return limit('account-and-network', `${network} ${account}`, perAccountAndNetwork);
}

function ofAccount({ account }: Attempt): Limit {
  return limit('account', account, perAccount);
}

function limitsOf(attempt: Attempt, isKnown: boolean): Limit[] {
  const limits = [ofPair(attempt), limit('network', attempt.network, perNetwork)];
  return isKnown ? limits : [...limits, ofAccount(attempt)];
}

/**
 * After a password was set by command. Counts are kept as hashes, so those of the account's own networks cannot be told from
 * others: all of that kind begin anew.
 */
export async function forgetGuesses(trx: Db, limits: SharedLimits, account: string): Promise<void> {
  const attempt = { account, network: '', personId: undefined };
  await limits.clearIn(trx, [ofAccount(attempt)]);
  await limits.clearAllIn(trx, ofPair(attempt).name);
}

/**
 * How often a password or a code may be guessed, on all servers together. A guess counts before it is checked, so that
 * many at once are no way around, and one that was right is given back.
 *
 * An account is not locked: who guesses uses up its own network's share, and the owner signs in from another. Guesses
 * from very many networks are bounded for each account too, but not for networks where that account signed in before.
 */
export class LoginThrottle {
  constructor(private readonly needs: Needs) {}

  /** Answers what was counted, and throws where a share is used up; the same for accounts that do not exist. */
  async take(attempt: Attempt): Promise<Limit[]> {
    const { database, limits, networks } = this.needs;
    const { taken, reached } = await database.transaction(async (trx) => {
      const { network, personId = '' } = attempt;
      const taken = limitsOf(attempt, await networks.isKnown(trx, { network, personId }));
      return { taken, reached: await limits.takeIn(trx, taken) };
    });
    if (!reached) return taken;
    throw new AppError('rate_limited', {
      message: 'Too many tries. Wait some minutes, then try again, or choose a new password by "Forgot password".',
      retryAfterS: Math.ceil(reached.retryAfterMs / 1_000),
    });
  }

  /** What was no wrong guess. */
  giveBack(taken: readonly Limit[]): Promise<void> {
    return this.needs.limits.giveBack(taken);
  }

  async succeeded(trx: Db, { personId, network }: { personId: string; network: string }, taken: readonly Limit[]) {
    await this.needs.limits.giveBackIn(trx, taken);
    await this.needs.networks.remember(trx, { personId, network });
  }

  /** After a proof by mail: earlier guesses, the person's own and those of strangers, no longer stand in the way. */
  async beginAnew(trx: Db, attempt: Attempt & { personId: string }): Promise<void> {
    await this.needs.limits.clearIn(trx, [ofPair(attempt), ofAccount(attempt)]);
    await this.needs.networks.remember(trx, attempt);
  }
}
