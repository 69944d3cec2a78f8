import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Limit, SharedLimits } from '../../limits/shared-limits.js';
import { minuteMs } from '../../time/time-units.js';
import type { KnownNetworks, PersonNetwork } from './known-networks.service.js';

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
  /** Undefined if the address has no account. */
  personId: string | undefined;
}

const limit = (name: string, of: string, most: number): Limit => ({ name: `login-by-${name}`, of, most, windowMs });

const ofPair = ({ account, network }: Attempt) =>
  limit('account-and-network', `${network} ${account}`, perAccountAndNetwork);
const ofAccount = ({ account }: Attempt) => limit('account', account, perAccount);

/**
 * After a password was set by command. Counts are stored as hashes, so those of one account cannot be found by its
 * name: the counts by account and network are cleared for all accounts.
 */
export async function forgetGuesses(trx: Db, limits: SharedLimits, account: string): Promise<void> {
  const attempt = { account, network: '', personId: undefined };
  await limits.clearIn(trx, [ofAccount(attempt)]);
  await limits.clearAllIn(trx, ofPair(attempt).name);
}

/**
 * Limits how often a password or a code may be guessed, on all servers together. A guess counts before it is checked, so
 * that many at once cannot pass the limit; a right one is given back.
 *
 * An account is not locked: guesses use up the share of their own network, and the owner signs in from another. Guesses
 * from very many networks are limited by account too, except from networks where that account signed in before.
 */
export class LoginThrottle {
  constructor(private readonly needs: Needs) {}

  /** Returns what was counted. Throws if a limit is reached, for accounts that do not exist as well. */
  async take(attempt: Attempt): Promise<Limit[]> {
    const { database, limits, networks } = this.needs;
    const { taken, reached } = await database.transaction(async (trx) => {
      const { network, personId = '' } = attempt;
      const taken = [ofPair(attempt), limit('network', network, perNetwork)];
      if (!(await networks.isKnown(trx, { network, personId }))) taken.push(ofAccount(attempt));
      return { taken, reached: await limits.takeIn(trx, taken) };
    });
    if (!reached) return taken;
    throw new AppError('rate_limited', {
      message: 'Too many tries. Wait some minutes, then try again, or choose a new password by "Forgot password".',
      retryAfterS: Math.ceil(reached.retryAfterMs / 1_000),
    });
  }

  async succeeded(trx: Db, used: PersonNetwork, taken: readonly Limit[]) {
    await this.needs.limits.giveBackIn(trx, taken);
    await this.needs.networks.remember(trx, used);
  }

  /** After a proof by mail: clears earlier guesses of the person and of strangers. */
  async clear(trx: Db, attempt: Attempt & { personId: string }): Promise<void> {
    await this.needs.limits.clearIn(trx, [ofPair(attempt), ofAccount(attempt)]);
    await this.needs.networks.remember(trx, attempt);
  }
}
