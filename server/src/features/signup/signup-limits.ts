import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { siteOf } from '../../http/rate-limits/network-of.js';
import type { Limit } from '../../limits/shared-limits.js';
import { hourMs } from '../../time/time-units.js';

/** Enough for people who mistype or have forgotten an account, too few for probing a list of addresses. */
const takenAddressesAnHour = 5;
const perNetworkAnHour = 20;
/** Customers with thousands of IPv6 networks share one site, so that none uses up the platform's limit alone. */
const perSiteAnHour = 40;
/** Each sign-up sends a mail to an unconfirmed address. */
const onPlatformADay = 1_000;

const platform: Limit = { name: 'signups-of-platform', of: '', most: onPlatformADay, windowMs: 24 * hourMs };

function takenBy(network: string): Limit {
  return { name: 'signups-with-taken-address', of: network, most: takenAddressesAnHour, windowMs: hourMs };
}

/** None for IPv4, where the network is the address: each count is a write. */
function limitOfSite(network: string): Limit[] {
  const site = siteOf(network);
  return site === network ? [] : [{ name: 'signups-by-site', of: site, most: perSiteAnHour, windowMs: hourMs }];
}

const message = 'Too many sign-ups came from your network. Wait an hour, then try again, or write to us.';

/** Limits sign-ups, and how often a network may find out that an address has an account. */
export class SignupLimits {
  constructor(private readonly ground: Pick<Ground, 'limits' | 'logger'>) {}

  /** Counts before the address is looked up, so that a refusal does not reveal whether it has an account. */
  async take(network: string): Promise<void> {
    const ofNetwork = { name: 'signups-by-network', of: network, most: perNetworkAnHour, windowMs: hourMs };
    const { limits, logger } = this.ground;
    const reached = await limits.take([takenBy(network), ofNetwork, ...limitOfSite(network), platform]);
    if (!reached) return;
    if (reached.limit === platform) logger.error({ most: onPlatformADay }, 'sign-ups are refused: too many today');
    throw new AppError('rate_limited', { message, retryAfterS: Math.ceil(reached.retryAfterMs / 1_000) });
  }

  /** For an address that had no account. */
  giveBack(db: Db, network: string): Promise<void> {
    return this.ground.limits.giveBackIn(db, [takenBy(network)]);
  }
}
