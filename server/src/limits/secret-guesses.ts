import { hourMs } from '../time/time-units.js';
import type { SharedLimits } from './shared-limits.js';

const tooMany = 'Too many links that are not good came from your network. Wait an hour, then try again.';

/** More than anybody opens by mistake. The tokens cannot be guessed; the limit bounds what trying costs. */
const linkGuesses = { name: 'link-guesses', most: 30, windowMs: hourMs };

/** Runs what needs a link of a mail. Each try counts before the link is looked up; good ones are given back. */
export async function withLink<T>(limits: SharedLimits, network: string, use: () => Promise<T>): Promise<T> {
  const guesses = [{ ...linkGuesses, of: network }];
  await limits.require(guesses, tooMany);
  const used = await use();
  await limits.giveBack(guesses);
  return used;
}
