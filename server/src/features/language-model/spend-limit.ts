import type { Database } from '../../database/database.js';
import { addSpend, giveBackSpend } from './model-spend.store.js';

interface Sources {
  readonly database: Database;
  readonly now: () => number;
  readonly dailyCharacters: number;
}

export interface Reservation {
  /** Corrects what was reserved to what was used, on the day of the call. */
  settle(usedCharacters: number): Promise<void>;
}

/** What a company may spend a day. The most is reserved before a call: a server that dies in it has spent too much, never too little. */
export class SpendLimit {
  constructor(private readonly sources: Sources) {}

  async reserve(companyId: string, characters: number): Promise<Reservation | undefined> {
    const { database, now, dailyCharacters } = this.sources;
    const day = new Date(now()).toISOString().slice(0, 10);
    const amount = { companyId, day, characters };
    const isReserved = await database.transaction((trx) => addSpend(trx, amount, dailyCharacters));
    if (!isReserved) return undefined;
    return {
      settle: async (usedCharacters) => {
        const unused = Math.max(0, characters - usedCharacters);
        await database.transaction((trx) => giveBackSpend(trx, { companyId, day, characters: unused }));
      },
    };
  }
}
