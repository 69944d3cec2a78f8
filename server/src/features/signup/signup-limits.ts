import type { Logger } from 'pino';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import { siteOf } from '../../http/rate-limits/rate-limit.js';
import type { Limit, SharedLimits } from '../../limits/shared-limits.js';
import { hourMs } from '../../time-units.js';

/** Who mistypes, or has forgotten an account. More would be a list of addresses that somebody looks up. */
const takenAddressesAnHour = 5;
const perNetworkAnHour = 20;
/** Of a provider's customer with thousands of networks of IPv6, who could else use up the platform's day alone. */
const perSiteAnHour = 40;
/** Each sends a mail to an address that nobody has confirmed. */
const onPlatformADay = 1_000;

const platform: Limit = { name: 'signups-of-platform', of: '', most: onPlatformADay, windowMs: 24 * hourMs };

function takenBy(network: string): Limit {
  return { name: 'signups-with-taken-address', of: network, most: takenAddressesAnHour, windowMs: hourMs };
}

const message = 'Too many sign-ups came from your network. Wait an hour, then try again, or write to us.';

/** How many companies may be made, and how often one may try whether an address has an account. */
export class SignupLimits {
  constructor(
    private readonly limits: SharedLimits,
    private readonly logger: Logger,
  ) {}

  /** Counts before the address is looked up. Refused alike whether it has an account. */
  async take(network: string): Promise<void> {
    const ofNetwork = { name: 'signups-by-network', of: network, most: perNetworkAnHour, windowMs: hourMs };
    const ofSite = { name: 'signups-by-site', of: siteOf(network), most: perSiteAnHour, windowMs: hourMs };
    const reached = await this.limits.take([takenBy(network), ofNetwork, ofSite, platform]);
    if (!reached) return;
    if (reached.limit === platform) this.logger.error({ most: onPlatformADay }, 'sign-ups are refused: too many today');
    throw new AppError('rate_limited', { message, retryAfterS: Math.ceil(reached.retryAfterMs / 1_000) });
  }

  /** The address had no account. */
  wasFree(db: Db, network: string): Promise<void> {
    return this.limits.giveBackIn(db, [takenBy(network)]);
  }
}
