import type { Database } from '../../../database/database.js';
import type { Db } from '../../../database/schema.js';
import { type Limit, SharedLimits } from '../../../limits/shared-limits.js';
import { minuteMs } from '../../../time/time-units.js';
import type { ModelLimits } from '../model-settings.js';
import { type Amount, addSpend, addToTotal, giveBackSpend, giveBackToTotal } from './model-spend.store.js';

type Limits = Pick<ModelLimits, 'dailyCharacters' | 'dailyCharactersOfAll' | 'callsAMinute' | 'callsAMinuteOfAll'>;

interface Sources {
  readonly database: Database;
  readonly now: () => number;
  readonly limits: Limits;
  /** Told where the companies together have spent the day: somebody should look. */
  readonly onAllSpent?: () => void;
}

export interface Reservation {
  /** Corrects what was reserved to what was used, on the day of the call. */
  settle(usedCharacters: number): Promise<void>;
}

/**
 * What a company may spend a day, and all companies together: many small companies must not cost more than one. The most
 * is reserved before a call: a server that dies in it has spent too much, never too little.
 */
export class SpendLimit {
  private readonly calls: SharedLimits;

  constructor(private readonly sources: Sources) {
    this.calls = new SharedLimits(sources);
  }

  async reserve(companyId: string, characters: number): Promise<Reservation | undefined> {
    const { database, now } = this.sources;
    const day = new Date(now()).toISOString().slice(0, 10);
    const amount = { companyId, day, characters };
    const isReserved = await database.transaction((trx) => this.reserveIn(trx, amount));
    if (!isReserved) return undefined;
    return {
      settle: async (usedCharacters) => {
        const unused = { ...amount, characters: Math.max(0, characters - usedCharacters) };
        await database.transaction(async (trx) => {
          await giveBackSpend(trx, unused);
          await giveBackToTotal(trx, unused);
        });
      },
    };
  }

  private async reserveIn(trx: Db, amount: Amount): Promise<boolean> {
    const { dailyCharacters, dailyCharactersOfAll } = this.sources.limits;
    if (await this.calls.takeIn(trx, this.callLimits(amount.companyId))) return false;
    if (!(await addSpend(trx, amount, dailyCharacters))) return false;
    if (await addToTotal(trx, amount, dailyCharactersOfAll)) return true;
    await giveBackSpend(trx, amount);
    this.sources.onAllSpent?.();
    return false;
  }

  private callLimits(companyId: string): Limit[] {
    const { callsAMinute, callsAMinuteOfAll } = this.sources.limits;
    return [
      { name: 'model-calls-by-company', of: companyId, most: callsAMinute, windowMs: minuteMs },
      { name: 'model-calls', of: '', most: callsAMinuteOfAll, windowMs: minuteMs },
    ];
  }
}
