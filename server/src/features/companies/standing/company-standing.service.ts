import type { WaitReason } from '@meg/shared/domain/companies/company-standing';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { FinishJob, Job } from '../../../jobs/job.js';
import { bringForward } from '../../../jobs/jobs.store.js';
import { lockCompany } from '../company-directory.store.js';
import { findStanding, markOnce } from './company-standing.store.js';

/**
 * Whether a company may reach outside: mail its visitors, call webhooks, spend the language model. Anybody can sign up
 * a company under any name, so it takes an owner whose address is confirmed, and a page that carries the chat or the
 * word of the platform's staff. Until then it takes leads and its owner is told of them, and all else waits.
 */
export class CompanyStandingService {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'registry' | 'addJob'>) {}

  /** What the company waits for; null where it may reach outside. */
  async waitsFor(companyId: string, db: Db = this.ground.database.reader): Promise<WaitReason | null> {
    const found = await findStanding(db, companyId);
    if (!found || (found.owners > 0 && found.confirmedOwners === 0)) return 'address_unconfirmed';
    return found.snippetSeenAt === null && found.setUpAt === null ? 'chat_not_seen' : null;
  }

  /** As `waitsFor`, while nothing that is about to release the company's jobs can come in between. */
  async waitsForLocked(companyId: string, trx: Db): Promise<WaitReason | null> {
    await lockCompany(trx, companyId);
    return this.waitsFor(companyId, trx);
  }

  /**
   * For jobs that wait while their company may not reach outside: undefined where it may; else what puts the job off
   * until `longestMs` after it was planned, or until the company is released. Handlers that use it say `waitsForStanding`.
   */
  async putOff(
    { kind, companyId, payload, createdAt }: Job & { companyId: string },
    longestMs: number,
  ): Promise<FinishJob | 'too_late' | undefined> {
    const { now, addJob } = this.ground;
    if ((await this.waitsFor(companyId)) === null) return undefined;
    // However often it was put off.
    const plannedAt = Number(payload.plannedAt ?? createdAt);
    const untilMs = plannedAt + longestMs;
    if (untilMs <= now()) return 'too_late';
    return async (trx) => {
      const isWaiting = (await this.waitsForLocked(companyId, trx)) !== null;
      const runAt = isWaiting ? untilMs : now();
      await addJob(trx, { kind, companyId, payload: { ...payload, plannedAt }, runAt });
    };
  }

  async noteSnippet(companyId: string): Promise<void> {
    const { database, now } = this.ground;
    await database.transaction(async (trx) => {
      if (await markOnce(trx, { id: companyId, column: 'snippetSeenAt', at: now() }))
        await this.release(trx, companyId);
    });
  }

  /** False where it was set up already. */
  async setUp(trx: Db, companyId: string): Promise<boolean> {
    const isNew = await markOnce(trx, { id: companyId, column: 'setUpAt', at: this.ground.now() });
    if (isNew) await this.release(trx, companyId);
    return isNew;
  }

  /** Does what has waited, where the company may reach outside now. In the transaction of what changed its standing. */
  async release(trx: Db, companyId: string): Promise<void> {
    const { database, now, registry } = this.ground;
    if ((await this.waitsForLocked(companyId, trx)) !== null) return;
    await bringForward(trx, { companyId, kinds: registry.waitingKinds, runAt: now(), dialect: database.dialect });
  }
}
