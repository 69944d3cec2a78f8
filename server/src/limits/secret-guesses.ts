import { hourMs } from '../time/time-units.js';
import type { Limit, SharedLimits } from './shared-limits.js';

const tooMany = 'Too many links that are not good came from your network. Wait an hour, then try again.';

/** More than anybody opens by mistake. The tokens cannot be guessed; this bounds what trying costs. */
function linkGuesses(network: string): Limit {
  return { name: 'link-guesses', of: network, most: 30, windowMs: hourMs };
}

/** Does what needs a link of a mail. Each try counts before the link is looked up, and a good link is given back. */
export async function withLink<T>(limits: SharedLimits, network: string, use: () => Promise<T>): Promise<T> {
  const guesses = [linkGuesses(network)];
  await limits.require(guesses, tooMany);
  const used = await use();
  await limits.giveBack(guesses);
  return used;
}
