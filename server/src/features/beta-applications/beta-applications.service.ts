import type { BetaApplication, NewBetaApplication } from '@meg/shared/contract/beta-applications';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { hashOfBody } from '../../submissions/idempotency.js';
import { dayMs } from '../../time/time-units.js';
import type { SiteMessagesService } from '../site-messages/site-messages.service.js';
import type { StaffNotice } from '../site-messages/staff-notice.service.js';
import { claimApplicant, hasAppliedSince } from './beta-applications.store.js';

interface Needs extends Pick<Ground, 'database' | 'now'> {
  siteMessages: SiteMessagesService;
  staffNotice: StaffNotice;
}

interface Request {
  idempotencyKey: string | undefined;
  body: NewBetaApplication;
  botSign: string | null;
}

/** Applications for the beta programme: each is kept once a day, whatever makes a browser send it again. */
export class BetaApplicationsService {
  constructor(private readonly needs: Needs) {}

  async apply(request: Request): Promise<void> {
    await this.needs.database.transaction((trx) => this.keep(trx, request));
  }

  private async keep(db: Db, { idempotencyKey, body, botSign }: Request): Promise<void> {
    const { siteMessages, staffNotice } = this.needs;
    const content = applicationIn(body);
    if (!(await this.isFirstToday(db, content, botSign))) return;
    const received = { kind: 'beta-application', idempotencyKey, body, content, botSign } as const;
    const { id, isNew } = await siteMessages.keep(db, received);
    if (isNew && botSign === null) await staffNotice.plan(db, id);
  }

  /**
   * Word for word: what somebody puts right is another application, and so is a stranger's under the same address. What
   * looks like a bot's takes nobody's turn.
   */
  private async isFirstToday(db: Db, content: BetaApplication, botSign: string | null): Promise<boolean> {
    const now = this.needs.now();
    const applicant = { contentHash: hashOfBody(content), appliedAt: now };
    if (botSign !== null) return !(await hasAppliedSince(db, applicant.contentHash, now - dayMs));
    return claimApplicant(db, applicant, now - dayMs);
  }
}

function applicationIn({ website: _, elapsedMs: __, ...application }: NewBetaApplication): BetaApplication {
  return application;
}
