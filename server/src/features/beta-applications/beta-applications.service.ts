import type { BetaApplication, NewBetaApplication } from '@meg/shared/contract/beta-applications';
import type { Db } from '../../database/schema.js';
import type { ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { hashOfBody } from '../../submissions/idempotency.js';
import { dayMs } from '../../time/time-units.js';
import type { siteMessagesFeature } from '../site-messages/site-messages.feature.js';
import { claimApplicant, hasAppliedSince } from './beta-applications.store.js';

type Needs = Pick<Ground, 'database' | 'now'> & ServiceOf<typeof siteMessagesFeature>;

interface Request {
  idempotencyKey: string | undefined;
  body: NewBetaApplication;
  botSign: string | null;
}

/** Applications for the beta. The same application is kept once a day, however often it is sent. */
export class BetaApplicationsService {
  constructor(private readonly needs: Needs) {}

  async apply({ idempotencyKey, body, botSign }: Request): Promise<void> {
    const { database, siteMessages, staffNotice } = this.needs;
    const { website: _, elapsedMs: __, ...content } = body;
    const received = { kind: 'beta-application', idempotencyKey, body, content, botSign } as const;
    await database.transaction(async (trx) => {
      if (!(await this.isFirstToday(trx, content, botSign))) return;
      const { id, isNew } = await siteMessages.keep(trx, received);
      if (isNew && botSign === null) await staffNotice.plan(trx, id);
    });
  }

  /** Compares the whole text, so a corrected application counts as a new one. A bot's application is only looked up. */
  private async isFirstToday(db: Db, content: BetaApplication, botSign: string | null): Promise<boolean> {
    const now = this.needs.now();
    const applicant = { contentHash: hashOfBody(content), appliedAt: now };
    if (botSign !== null) return !(await hasAppliedSince(db, applicant.contentHash, now - dayMs));
    return claimApplicant(db, applicant, now - dayMs);
  }
}
