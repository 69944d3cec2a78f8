import { isAllowedOrigin } from '@meg/shared/bridge/guards';
import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { WaitReason } from '@meg/shared/domain/companies/company-standing';
import { isOfOwnSite } from '@meg/shared/domain/companies/site-hosts';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { FinishJob, Job } from '../../../jobs/job.js';
import { bringForward } from '../../../jobs/jobs.store.js';
import { lockCompany } from '../company-directory.store.js';
import { findStanding, keepSnippetPage, markOnce } from './company-standing.store.js';

/** Whether a page is of the company's own site and may show the chat, as the settings are now. */
export function showsOwnChat(page: string, { contactInfo, allowedDomains }: CompanyConfig): boolean {
  const origin = URL.parse(page)?.origin ?? '';
  return isOfOwnSite(page, { website: contactInfo.website, allowedDomains }) && isAllowedOrigin(origin, allowedDomains);
}

/**
 * Whether a company may reach outside: mail visitors, call webhooks, use the language model. Anybody can sign up
 * under any name, so it takes an owner with a confirmed address, and either a page that carries the chat or the
 * staff's approval. Until then it gets leads and notifications, and all else waits.
 */
export class CompanyStandingService {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'registry' | 'addJob'>) {}

  /** What the company waits for; null if it may reach outside. */
  async waitsFor(companyId: string, db: Db = this.ground.database.reader): Promise<WaitReason | null> {
    const found = await findStanding(db, companyId);
    if (!found || (found.owners > 0 && found.confirmedOwners === 0)) return 'address_unconfirmed';
    return found.snippetSeenAt === null && found.setUpAt === null ? 'chat_not_seen' : null;
  }

  /** `waitsFor` under a lock, so that the company's jobs cannot be released in between. */
  async waitsForLocked(companyId: string, trx: Db): Promise<WaitReason | null> {
    await lockCompany(trx, companyId);
    return this.waitsFor(companyId, trx);
  }

  /**
   * For jobs that wait until their company may reach outside. Undefined if it may; otherwise puts the job off until
   * the company is released or `longestMs` after it was planned. Handlers that use it set `waitsForStanding`.
   */
  async putOff(
    { kind, companyId, payload, createdAt }: Job & { companyId: string },
    longestMs: number,
  ): Promise<FinishJob | 'too_late' | undefined> {
    const { now, addJob } = this.ground;
    if ((await this.waitsFor(companyId)) === null) return undefined;
    // The same however often the job was put off.
    const plannedAt = Number(payload.plannedAt ?? createdAt);
    const untilMs = plannedAt + longestMs;
    if (untilMs <= now()) return 'too_late';
    return async (trx) => {
      const isWaiting = (await this.waitsForLocked(companyId, trx)) !== null;
      const runAt = isWaiting ? untilMs : now();
      await addJob(trx, { kind, companyId, payload: { ...payload, plannedAt }, runAt });
    };
  }

  /** `page` is the address of the page that shows the chat. */
  async noteSnippet(companyId: string, page: string): Promise<void> {
    const { database, now } = this.ground;
    await database.transaction(async (trx) => {
      if (!(await markOnce(trx, { id: companyId, column: 'snippetSeenAt', at: now() }))) return;
      await keepSnippetPage(trx, companyId, { page, at: now() });
      await this.release(trx, companyId);
    });
  }

  /** A page of the company's own site, where another one had shown the chat before. */
  async noteOwnPage(companyId: string, page: string): Promise<void> {
    const { database, now } = this.ground;
    await database.transaction((trx) => keepSnippetPage(trx, companyId, { page, at: now() }));
  }

  /** False if it was set up already. */
  async setUp(trx: Db, companyId: string): Promise<boolean> {
    const isNew = await markOnce(trx, { id: companyId, column: 'setUpAt', at: this.ground.now() });
    if (isNew) await this.release(trx, companyId);
    return isNew;
  }

  /** Starts the jobs that wait if the company may reach outside now. Runs in the transaction that changed its standing. */
  async release(trx: Db, companyId: string): Promise<void> {
    const { database, now, registry } = this.ground;
    if ((await this.waitsForLocked(companyId, trx)) !== null) return;
    await bringForward(trx, { companyId, kinds: registry.waitingKinds, runAt: now(), dialect: database.dialect });
  }
}
