import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import { type Limit, SharedLimits } from '../../../limits/shared-limits.js';
import { minuteMs } from '../../../time/time-units.js';
import type { ModelLimits } from '../model-settings.js';
import { addSpend, addToTotal, giveBackSpend, giveBackToTotal } from './model-spend.store.js';
import type { ModelSpendTable } from './model-spend.table.js';

type Limits = Pick<ModelLimits, 'dailyCharacters' | 'dailyCharactersOfAll' | 'callsAMinute' | 'callsAMinuteOfAll'>;

interface Needs extends Pick<Ground, 'database' | 'now'> {
  readonly limits: Limits;
  /** Called when the companies together have spent the day's limit, so that somebody looks. */
  readonly onAllSpent?: () => void;
}

/**
 * Limits what a company and all companies together spend a day. The most that a call may cost is reserved before it, so
 * that a server that dies during the call has counted too much and never too little.
 */
export class SpendLimit {
  private readonly calls: SharedLimits;

  constructor(private readonly needs: Needs) {
    this.calls = new SharedLimits(needs);
  }

  async reserve(companyId: string, characters: number) {
    const { database, now } = this.needs;
    const day = new Date(now()).toISOString().slice(0, 10);
    const amount = { companyId, day, characters };
    const isReserved = await database.transaction((trx) => this.reserveIn(trx, amount));
    if (!isReserved) return undefined;
    return {
      /** Replaces the reserved amount by the used one, on the day of the call. */
      settle: async (usedCharacters: number) => {
        const unused = { ...amount, characters: Math.max(0, characters - usedCharacters) };
        await database.transaction(async (trx) => {
          await giveBackSpend(trx, unused);
          await giveBackToTotal(trx, unused);
        });
      },
    };
  }

  private async reserveIn(trx: Db, amount: ModelSpendTable): Promise<boolean> {
    const { dailyCharacters, dailyCharactersOfAll } = this.needs.limits;
    if (await this.calls.takeIn(trx, this.callLimits(amount.companyId))) return false;
    if (!(await addSpend(trx, amount, dailyCharacters))) return false;
    if (await addToTotal(trx, amount, dailyCharactersOfAll)) return true;
    await giveBackSpend(trx, amount);
    this.needs.onAllSpent?.();
    return false;
  }

  private callLimits(companyId: string): Limit[] {
    const { callsAMinute, callsAMinuteOfAll } = this.needs.limits;
    return [
      { name: 'model-calls-by-company', of: companyId, most: callsAMinute, windowMs: minuteMs },
      { name: 'model-calls', of: '', most: callsAMinuteOfAll, windowMs: minuteMs },
    ];
  }
}
