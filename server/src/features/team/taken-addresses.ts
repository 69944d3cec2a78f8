import { AppError } from '../../app-error.js';
import type { SharedLimits } from '../../limits/shared-limits.js';
import { hourMs } from '../../time/time-units.js';

const most = 10;
const tooMany = 'Too many of the addresses that you invited have an account already. Wait an hour, then try again.';

/** An invitation reveals whether an address has an account, so those that do are limited. Counted before the lookup. */
export async function withoutProbing<T>(limits: SharedLimits, companyId: string, invite: () => Promise<T>): Promise<T> {
  const taken = [{ name: 'invited-taken-by-company', of: companyId, most, windowMs: hourMs }];
  await limits.require(taken, tooMany);
  try {
    const made = await invite();
    await limits.giveBack(taken);
    return made;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'email_taken')) await limits.giveBack(taken);
    throw error;
  }
}
