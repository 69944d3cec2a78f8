import { companyConfig } from '@meg/shared/contract/company-config';
import type { ResponsePromise } from '@meg/shared/domain/time/response-clock';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import { dayMs } from '../../../time/time-units.js';
import { nothingAsked, type RankedLead, rankOf } from './lead-rank.service.js';
import {
  changeRank,
  findConfigText,
  findRanked,
  listCompanyIds,
  listOpenRanked,
  type RankedPlace,
  rankFactsOf,
} from './lead-rank.store.js';

/** Few enough that visitors do not wait long for a transaction. */
const leadsAtOnce = 250;
const beforeAll: RankedPlace = { createdAt: -1, id: '' };

/** Keeps the stored score and due time of leads in step with what they follow from. */
export class LeadRanks {
  /** Of each company, with the text that it was read from. */
  private readonly promises = new Map<string, { text: string; promise: ResponsePromise }>();
  private rankedDay: number | undefined;

  constructor(private readonly needs: Pick<Ground, 'now' | 'database'>) {}

  /** Of a lead that is about to be stored. */
  async ofNew(db: Db, lead: RankedLead) {
    return rankOf(lead, nothingAsked, { promise: await this.promiseOf(db, lead.companyId), nowMs: this.needs.now() });
  }

  /** After any change of what a lead says, of its status or of its requests for a person. */
  async refresh(db: Db, companyId: string, leadId: string): Promise<void> {
    const lead = await findRanked(db, companyId, leadId);
    if (!lead) return;
    const factsOf = await rankFactsOf(db, companyId, [leadId]);
    const at = { promise: await this.promiseOf(db, companyId), nowMs: this.needs.now() };
    const rank = rankOf(lead, factsOf(leadId), at);
    if (rank.score !== lead.score || rank.dueAt !== lead.dueAt) await changeRank(db, lead, rank);
  }

  /** After a change of the opening hours, and once a day: the score follows the days until the move. */
  async refreshOpen(companyId: string, mayContinue: () => boolean = () => true): Promise<void> {
    const { database, now } = this.needs;
    for (let after: RankedPlace | undefined = beforeAll; after !== undefined && mayContinue(); ) {
      const from = after;
      after = await database.transaction(async (trx) => {
        const leads = await listOpenRanked(trx, companyId, { after: from, most: leadsAtOnce });
        const ids = leads.map(({ id }) => id);
        const factsOf = await rankFactsOf(trx, companyId, ids);
        const at = { promise: await this.promiseOf(trx, companyId), nowMs: now() };
        for (const lead of leads) {
          const rank = rankOf(lead, factsOf(lead.id), at);
          if (rank.score !== lead.score || rank.dueAt !== lead.dueAt) await changeRank(trx, lead, rank);
        }
        return leads.length < leadsAtOnce ? undefined : leads.at(-1);
      });
    }
  }

  /** All companies, if a new day of UTC has begun: by it the score counts the days. */
  async refreshDaily(mayContinue: () => boolean): Promise<void> {
    const day = Math.floor(this.needs.now() / dayMs);
    if (day === this.rankedDay) return;
    for (const companyId of await listCompanyIds(this.needs.database.reader)) {
      if (!mayContinue()) return;
      await this.refreshOpen(companyId, mayContinue);
    }
    this.rankedDay = day;
  }

  /** Read in the transaction of the caller, which may have no second connection. */
  private async promiseOf(db: Db, companyId: string): Promise<ResponsePromise> {
    const text = await findConfigText(db, companyId);
    const known = this.promises.get(companyId);
    if (known?.text === text) return known.promise;
    const { chatbotConfig, responseMinutes } = companyConfig.parse(JSON.parse(text));
    const promise = { hours: chatbotConfig.businessHours, minutes: responseMinutes };
    this.promises.set(companyId, { text, promise });
    return promise;
  }
}
